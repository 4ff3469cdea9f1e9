/** Details that are offered for a description: each is the beginning of a line that the person completes. */
export const suggestionSentences = {
  'suggestion.treatment': 'Treatment:',
  'suggestion.witnesses': 'Witnesses:',
  'suggestion.protective-equipment': 'Protective equipment worn:',
  'suggestion.other-driver': 'Other driver and insurance:',
  'suggestion.serial-number': 'Make, model and serial number:',
  'suggestion.owner': 'Owner of the property:',
} as const;
