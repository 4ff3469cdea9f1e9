export { closeTalk } from './close-talk.ts';
export { talks } from './tables.ts';
export { talkTopics } from './topics.ts';
