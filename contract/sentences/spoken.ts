/** What a spoken report leaves open, asked one question at a time. */
export const spokenSentences = {
  'spoken.ask.person': 'Is anybody hurt?',
  'spoken.ask.died': 'Has anybody died?',
  'spoken.ask.admitted': 'Is anybody staying in the hospital as a patient?',
  'spoken.ask.amputation': 'Is any part of a limb, finger or toe cut off or lost?',
  'spoken.ask.eyeLost': 'Was an eye lost?',
  'spoken.ask.category': 'Did it happen, did it nearly happen, or could it happen?',
  'spoken.ask.type': 'What kind of report is it?',
  'spoken.ask.date': 'When did it happen?',
  'spoken.ask.location': 'Where did it happen?',
  'spoken.ask.treatment': 'What was done for whoever is hurt?',
} as const;
