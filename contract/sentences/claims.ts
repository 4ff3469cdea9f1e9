/** What the closer look at a claim says around its estimate: papers to send, what comes next and when. */
export const claimSentences = {
  'claim.approved-by-person': 'Approved by a person',
  'claim.decided-by-person': 'Decided by a person',

  'claim.standard-timeline': 'Standard processing time (2-4 weeks)',
  'claim.decided-on': 'Decided on {day, date, long}',
  'claim.expected-by': 'Expected by {day, date, long}',

  'claim.next.take': 'Next, a supervisor takes the claim under review.',
  'claim.next.decide': 'Next, a supervisor decides.',
  'claim.next.answer': 'Next, answer the question of {person}: {question}',
  'claim.next.decided': 'The claim is decided.',
  'claim.next.approved': 'The claim is decided: {amount}.',
  'claim.next.rejected': 'The claim is decided. Whoever filed it may contest the decision or add facts.',
  'claim.next.from-crew': 'From the crew: {what}. {effect}',
  'claim.next.from-employer': 'From the employer: {what}. {effect}',

  'claim.document-again': '{document}, again: it could not be read',
  'claim.document-again-because': '{document}, again: it could not be read ({note})',
  'claim.document.photos': 'Photos of the damage',
  'claim.document.repair-estimate': 'Repair or replacement estimate',
  'claim.document.receipts': 'Receipts and invoices',
  'claim.document.proof-of-ownership': 'Proof of ownership',
  'claim.document.witness-statement': 'Witness statement',
  'claim.document.inventory': 'Inventory with age and value of each item',
  'claim.document.police-report': 'Police report, for theft or vandalism',
  'claim.document.serial-plate': 'Photo of the serial number plate',
  'claim.document.maintenance-record': 'Maintenance record',
  'claim.document.crash-report': 'Crash report with its number',
  'claim.document.other-party-insurance': 'Other party’s insurance',
  'claim.document.drivers-license': "Driver's license",
  'claim.document.scene-photos': 'Photos of all sides and of the scene',
  'claim.document.towing-bill': 'Towing bill',
  'claim.document.work-status-note': 'Work-status note from the doctor',
  'claim.document.wage-statement': 'Wage statement',
  'claim.document.medical-bill': 'Medical bills',
  'claim.document.supervisor-report': "Supervisor's report",

  // What the app shows where the closer look fails.
  'claim.failed.incident-report': 'Incident report',
  'claim.failed.photos': 'Photos/videos of damage',
  'claim.failed.cost-estimates': 'Cost estimates',
} as const;
