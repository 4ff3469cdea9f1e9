export { insertUser } from './add-user.ts';
export { fillEmptyHouse, nobodyExists } from './fill-empty-house.ts';
export { shownUsername } from './shown-username.ts';
export { users } from './tables.ts';
