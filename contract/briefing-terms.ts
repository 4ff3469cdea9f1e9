/** Words of the daily briefing that both sides use without any schema; this file imports nothing, so that it weighs nothing. */

export const tasksOfTheDay = [
  'crane',
  'roof',
  'ladder',
  'scaffold',
  'trench',
  'concrete',
  'electrical',
  'hot-work',
  'general',
] as const;
