export { insertUser } from './add-user.ts';
export { toUser } from './store.ts';
export { users } from './tables.ts';
