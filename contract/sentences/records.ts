/** OSHA recordkeeping: who must keep and file what, what a file's check finds. 'Check' stands for what is not verified here. */
export const recordsSentences = {
  'records.keeps-log.yes':
    'A log is kept if the company had more than 10 people at any time in the year before. Construction and utilities are not exempt.',
  'records.keeps-log.check':
    'Check whether this industry is exempt in Appendix A of 29 CFR 1904 Subpart B. A company that never had more than 10 people keeps no log unless OSHA or BLS asks for it.',
  'records.files-summary.large': 'With 250 people or more the 300A is filed by March 2.',
  'records.files-summary.small': 'Below 20 people nothing is filed unless OSHA asks for it.',
  'records.files-summary.sector': 'With 20 to 249 people the 300A is filed by March 2 in this industry.',
  'records.files-summary.check':
    'Check whether this industry stands in Appendix A of 29 CFR 1904.41: if so, the 300A is filed by March 2.',
  'records.files-cases.small': 'Below 100 people the 300 and 301 are not filed.',
  'records.files-cases.industry':
    'With 100 people or more the 300 and 301 are filed by March 2 in this industry.',
  'records.files-cases.other-industry': 'In this industry the 300 and 301 are not filed.',
  'records.files-cases.check':
    'Check whether this industry stands in Appendix B of 29 CFR 1904.41: if so, the 300 and 301 are filed by March 2.',
  'records.state.CA':
    'California (8 CCR 342): a death or serious injury is reported to the district office at once, within 8 hours at the latest. Serious includes an admission beyond observation, an amputation, the loss of an eye and a permanent disfigurement. The state has forms of its own.',
  'records.state.WA':
    'Washington: a death or any admission is reported within 8 hours, an amputation or the loss of an eye without admission within 24. Equipment stays where it is.',
  'records.state.OR':
    'Oregon: a death or a catastrophe (2 dead or 3 admitted) is reported within 8 hours; an admission, the loss of an eye or an amputation within 24.',
  'records.state.same':
    'This state has a plan of its own. Its rule on calls to OSHA was the federal one in 2018. Check what else it asks for.',
  'records.state.check':
    'This state has a plan of its own. Check with it what is reported by when and what is kept.',
  'records.check.employees': 'Enter the average number of people, from 1 to 24,999',
  'records.check.hours': 'Enter the hours that all worked in the year',
  'records.check.more-cases-than-people':
    'OSHA takes no {cases} cases of {people} people: there must be more people than cases',
  'records.check.hours-each':
    '{each} hours for each person cannot be: OSHA takes more than 500 and less than 8,760',
  'records.check.days-without-case':
    'Cases with days away and days away go together: one is 0 and the other is not. Look at the days of each case, also of a death',
  'records.check.fewer-days-than-cases': 'There are fewer days away than cases with days away',
  'records.check.restricted-without-days': 'There are cases of transfer or restriction without a day of it',
  'records.check.restricted-days-without-case': 'There are restricted days without a case that may have them',
  'records.check.po-box': 'OSHA takes a street, not a PO box',
  'records.check.formula': 'This begins like a formula of a spreadsheet. Write it another way',
  'records.check.empty': 'This is empty',
  'records.check.name': 'The name {name} stands here. Take it out',
  'records.check.long': 'This has more than {most} characters. Check whether OSHA takes it',
  'records.check.no-date-of-death': 'Enter the date of death',
  'records.check.time-of-event': 'Enter the time of the event, or that it cannot be determined, not both',
  'records.check.born': 'The date of birth is not before the day of hire or injury',
  'records.check.hired': 'The day of hire is after the injury',
  'records.import.reason': 'Taken from the log that was kept before',
  'records.import.layout':
    'These are not the columns of OSHA’s case file or of the 300. The first rows need their headings',
  'records.import.columns': 'These columns are missing: {columns}',
  'records.import.unreadable': 'This file cannot be read. Save it as CSV or XLSX and try again',
  'records.import.too-many': 'This has more than {most} rows. Import them in parts',
  'records.import.empty': 'There is no case in this file',
  'records.import.long': 'This has more than {most} characters',
  'records.import.day': 'Enter a date, like 11/30/2025',
  'records.import.one-of': 'Enter one of these: {choices}',
  'records.import.one-box': 'Cross exactly one of {from} to {to}',
  'records.import.days': 'Enter whole days, 180 of both kinds together at most',
  'records.import.class': 'The days and the outcome do not fit together',
  'records.import.death': 'A date of death goes with the outcome death alone',
  'records.import.after-death': 'Days do not count after the death',
  'records.import.place': 'This is not a row of {name}',
  'records.import.year': 'This is not of the year {year}',
  'records.import.twice': 'This case number stands in the file twice',
} as const;
