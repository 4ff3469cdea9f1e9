export { claims } from './tables.ts';
