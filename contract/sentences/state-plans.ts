/**
 * How the plans of states differ from the federal law (29 CFR 1904.37), as far as it was checked: California 8 CCR 342; Washington
 * and Oregon by their safety agencies. Hours and events are the same in every language.
 */
export const statePlanSentences = {
  'state-plan.ca.call':
    'California (8 CCR 342): call the nearest Cal/OSHA district office at once, no later than {hours} hours after the company knew or should have known; only in an emergency up to {most} hours. It counts a death, a hospital stay for more than observation or tests, an amputation, the loss of an eye, and being disfigured for life.',
  'state-plan.ca.log': 'California has its own forms for the log.',
  'state-plan.wa.call':
    'Washington: call within {hours} hours for a death or any in-patient hospitalization, and within {others} hours for an amputation or the loss of an eye where nobody is admitted.',
  'state-plan.wa.scene': 'Washington: do not move the equipment involved.',
  'state-plan.or.call':
    'Oregon: call within {hours} hours for a death, or where two die or three are admitted, and within {others} hours for an in-patient hospitalization, the loss of an eye, an amputation, or a part torn off with loss of bone.',
  'state-plan.own':
    'This state has its own safety plan, which can be stricter (29 CFR 1904.37). Ask its office.',
} as const;
