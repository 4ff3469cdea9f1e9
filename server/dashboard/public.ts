export { listNeedsYou } from './needs-you/needs-you.ts';
