export { closeTalk } from './close-talk.ts';
export { readTalk } from './read-talks.ts';
export { talks } from './tables.ts';
export { talkTopics } from './topics.ts';
