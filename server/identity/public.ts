export { checkSupervisor, insertUser } from './add-user.ts';
export { seedDatabase, nobodyExists } from './seed-database.ts';
export { may, scopeOf, type Action, type Scope } from './permissions.ts';
export { noteZone, zoneOf, zonesInUse } from './person-zones.ts';
export { shownUsername } from './shown-username.ts';
export { preferences, users } from './tables.ts';
export { violatedConstraint } from './violated-constraint.ts';
export { whoseRecords } from './whose-records.ts';
