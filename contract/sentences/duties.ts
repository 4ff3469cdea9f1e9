/** Why a duty of the law ended without being done. */
export const dutySentences = {
  'duty.ended.call-osha': 'No call is needed any more. {reason}',
  'duty.ended.record-case': 'It need not be recorded any more. {reason}',
  'duty.ended.asked': 'What is known no longer starts this clock. The questions that are open decide it.',
  'duty.ended.another-clock': 'Another clock runs in its place.',
  'duty.ended.called': 'The call that was made covers it.',
  'duty.ended.place': 'The law no longer asks for it.',
} as const;
