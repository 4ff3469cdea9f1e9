/**
 * What the built-in analysis of an incident says. The sentences on reporting to OSHA are law in plain words (29 CFR 1904):
 * hours, events, exemptions and paragraphs are the same in every language.
 */
export const analysisSentences = {
  // Which call, and why.
  'osha.public-transport': 'It happened on commercial or public transportation.',
  'osha.public-road':
    'It was a motor vehicle accident on a public road and no work zone is mentioned. If it was in a construction work zone, the clock runs.',
  'osha.where-decides':
    'It was a motor vehicle accident, and where it happened decides whether the clock runs.',
  'osha.death': 'The description mentions a death.',
  'osha.death-of-another':
    'The description mentions a death of somebody who may not be your employee. The employer of that person has the duty to report.',
  'osha.death-a-month-after': 'The description mentions a death about a month after the incident.',
  'osha.event-of-another':
    'The description mentions {event} of somebody who may not be your employee. The employer of that person has the duty to report.',
  'osha.event': 'The description mentions {event}.',
  'osha.hospitalization': 'in-patient hospitalization',
  'osha.amputation': 'an amputation',
  'osha.eye-lost': 'the loss of an eye',
  'osha.and': '{first} and {second}',
  'osha.life': 'A life may be in danger or lost.',
  'osha.when-decides': 'When it happened decides whether the clock runs.',
  'osha.hospital-decides':
    'Somebody was taken to a hospital or may have lost a part of the body; what happened there decides.',
  'osha.serious': 'This can be serious, and the report does not say how it turned out.',
  'osha.not-said': 'The description does not say what happened to the person.',
  'osha.late-death': 'The death came more than 30 days after the incident.',
  'osha.late-event':
    'The admission, amputation or loss of an eye came more than 24 hours after the incident.',
  'osha.observation': 'The stay was for observation or tests only.',
  'osha.no-amputation': 'The injury described is not an amputation.',
  'osha.sight': 'The eye was not removed and nobody was admitted.',
  'osha.not-work-related': 'The report says that it does not come from work.',
  'osha.nothing': 'The report mentions no death, in-patient hospitalization, amputation or loss of an eye.',

  // Exemptions, each with its paragraph.
  'osha.may-apply': 'May apply, check: {exemption}',
  'osha.exemption.road':
    'A motor vehicle accident on a public street or highway need not be reported to OSHA unless it happened in a construction work zone. It must still be recorded. (29 CFR 1904.39(b)(3))',
  'osha.exemption.transport':
    'An event on a commercial or public transportation system, such as a bus, train, subway or airplane, need not be reported to OSHA. It must still be recorded. (29 CFR 1904.39(b))',
  'osha.exemption.late-death':
    'A death counts only within 30 days of the work-related incident. (29 CFR 1904.39(b)(6))',
  'osha.exemption.late-event':
    'An admission, an amputation or the loss of an eye counts only within 24 hours of the work-related incident. (29 CFR 1904.39(b)(6))',
  'osha.exemption.observation':
    'A stay for observation or diagnostic testing only is not an in-patient hospitalization. A formal admission with any care or treatment is one. (29 CFR 1904.39(b)(10))',
  'osha.exemption.not-amputation':
    'Avulsions, deglovings, scalpings, severed ears and broken or chipped teeth are not amputations. A fingertip is one, with or without bone. Go by the doctor’s diagnosis. (29 CFR 1904.39(b)(11))',
  'osha.exemption.sight':
    'Loss of sight without removal of the eye is not the loss of an eye. It counts if it leads to an in-patient admission within 24 hours. (OSHA’s answer to a frequent question on 29 CFR 1904.39)',

  // Questions that decide.
  'osha.question.died': 'Has anybody died?',
  'osha.question.admitted':
    'Was anybody formally admitted as an in-patient for care or treatment, not only for observation or tests?',
  'osha.question.amputated':
    'Was any part of a limb, finger or toe cut off or lost, even if it was put back?',
  'osha.question.eye': 'Was an eye lost or removed?',
  'osha.question.employee': 'Was the person your employee, or under your day-to-day supervision?',
  'osha.question.road': 'Did it happen on a public street or highway?',
  'osha.question.zone': 'If so, was it in a construction work zone?',
  'osha.question.day': 'Was that within 24 hours of the incident?',
  'osha.question.month': 'Was the death within 30 days of the incident?',
  'osha-log.question.treatment':
    'Was there treatment beyond first aid, such as stitches, a prescription, a cast or physical therapy?',
  'osha-log.question.away':
    'Was the person away from work, on restricted work or transferred on any day after?',
  'osha-log.question.unconscious': 'Did the person lose consciousness?',
  'osha-log.question.employee': 'Was the person on your payroll, or under your day-to-day supervision?',

  // Whether it goes on the log, and why.
  'osha-log.died': 'Somebody died.',
  'osha-log.unconscious': 'Somebody lost consciousness.',
  'osha-log.away': 'Somebody is away from work.',
  'osha-log.restricted': 'Somebody works with restrictions or was transferred.',
  'osha-log.broken': 'A bone or an eardrum was broken.',
  'osha-log.hearing': 'A standard threshold shift in hearing, where the total level is 25 dB or more.',
  'osha-log.needle': 'A needle or sharp object may have carried another person’s blood.',
  'osha-log.admitted': 'Somebody was admitted, or lost a part of the body.',
  'osha-log.treated': 'Treatment went beyond first aid.',
  'osha-log.another':
    'The person may not be your employee. Only those on your payroll, or whom you supervise day to day, go on your log.',
  'osha-log.outcome-not-said': 'The report does not say how it turned out.',
  'osha-log.nobody-hurt': 'Nobody was hurt.',
  'osha-log.tests': 'The report mentions only tests or an examination.',
  'osha-log.observation': 'The report mentions only observation. Check for days away from work.',
  'osha-log.first-aid': 'The report mentions only first aid or no treatment.',
  'osha-log.treatment-not-said': 'The report does not say what treatment was given.',
  'osha-log.nothing': 'The report mentions no injury or illness.',

  // What to do.
  'analysis.call-within-8-hours':
    'Call OSHA within 8 hours: 1-800-321-OSHA (6742), the nearest area office, or osha.gov. Not by voicemail, fax or e-mail. ({paragraph})',
  'analysis.call-within-24-hours':
    'Call OSHA within 24 hours: 1-800-321-OSHA (6742), the nearest area office, or osha.gov. Not by voicemail, fax or e-mail. ({paragraph})',
  'analysis.find-out-within-8-hours':
    'Find out now whether OSHA must be called within 8 hours: {questions} ({paragraph})',
  'analysis.find-out-within-24-hours':
    'Find out now whether OSHA must be called within 24 hours: {questions} ({paragraph})',
  'analysis.do-not-call': 'Do not call OSHA for this unless more becomes known. {reason} ({paragraph})',
  'analysis.no-call': 'No call to OSHA is needed, going by the report: {reason} ({paragraph})',
  'analysis.enter-on-log':
    'Enter the case on the OSHA 300 log within 7 calendar days, after your safety manager confirms it: {reason} ({paragraph})',
  'analysis.not-recordable':
    'This does not look recordable: {reason} Ask your safety manager to confirm. ({paragraph})',
  'analysis.find-out-recordable': 'Find out whether the case is recordable: {questions} ({paragraph})',
  'analysis.call-911': 'Call 911 now if anybody is in danger, and give first aid until help comes.',
  'analysis.stop-work': 'Stop work there, keep the scene as it is, and tell your supervisor at once.',
  'analysis.tell-supervisor': 'Tell your supervisor.',
  'analysis.tell-insurer': "Tell your workers' compensation insurer and keep the treatment papers.",
  'analysis.check-nobody-hurt': 'Check that nobody was hurt, bystanders included.',
  'analysis.police-report':
    'Get the police report number, the other driver’s insurance and the names of witnesses.',
  'analysis.take-photos': 'Take photos of the scene and the damage before anything is moved.',
  'analysis.keep-files':
    'Keep the {count, plural, one {# attached file} other {# attached files}} as evidence, and add wide and close views if any are missing.',
  'analysis.witnesses': 'Write down the names of witnesses and what they saw.',
  'analysis.do.fall': 'Close off the edge, ladder or scaffold until a competent person has looked at it.',
  'analysis.do.excavation': 'Keep everybody out of the trench until a competent person has inspected it.',
  'analysis.do.electrical': 'Keep everybody away until the power is off and tested dead.',
  'analysis.do.crane': 'Stop lifting, and keep the crane and rigging as they are for inspection.',
  'analysis.do.fire': 'Keep people out until the fire department clears the area.',
  'analysis.do.utility': 'Stop digging, keep ignition away, and call 911 and the utility.',
  'analysis.do.substance': 'Get the safety data sheet and follow its first-aid and spill sections.',
  'analysis.do.confined-space': 'Let nobody in until the air is tested and a rescue team is ready.',
  'analysis.do.collapse': 'Keep everybody clear until an engineer or competent person says it is safe.',
  'analysis.do.caught': 'Lock out the machine and leave it as it is.',
  'analysis.do.tool': 'Take the tool out of use, tag it, and keep it for inspection.',
  'analysis.do.heat': 'Move people to shade with water, and stay with anybody who feels unwell.',
  'analysis.do.theft': 'File a police report with serial numbers.',

  // Kinds of hazard.
  'hazard.Fall from height': 'Fall from height',
  'hazard.Slip or trip': 'Slip or trip',
  'hazard.Struck by falling object': 'Struck by falling object',
  'hazard.Struck by equipment or object': 'Struck by equipment or object',
  'hazard.Caught in or between': 'Caught in or between',
  'hazard.Excavation collapse': 'Excavation collapse',
  'hazard.Structural collapse': 'Structural collapse',
  'hazard.Crane or lifting': 'Crane or lifting',
  'hazard.Vehicle or mobile equipment': 'Vehicle or mobile equipment',
  'hazard.Rollover or tip-over': 'Rollover or tip-over',
  'hazard.Tool, machine or sharp edge': 'Tool, machine or sharp edge',
  'hazard.Lifting or overexertion': 'Lifting or overexertion',
  'hazard.Electrical contact': 'Electrical contact',
  'hazard.Fire or explosion': 'Fire or explosion',
  'hazard.Heat, fire or hot material burn': 'Heat, fire or hot material burn',
  'hazard.Hazardous substance': 'Hazardous substance',
  'hazard.Confined space': 'Confined space',
  'hazard.Eye': 'Eye',
  'hazard.Heat illness': 'Heat illness',
  'hazard.Cold exposure': 'Cold exposure',
  'hazard.Animal, insect or plant': 'Animal, insect or plant',
  'hazard.Underground utility': 'Underground utility',
  'hazard.Drowning': 'Drowning',
  'hazard.Violence or threat': 'Violence or threat',
  'hazard.Theft or vandalism': 'Theft or vandalism',
  'hazard.Weather': 'Weather',
  'hazard.Noise': 'Noise',
  'hazard.Medical emergency': 'Medical emergency',

  // Cover.
  'cover.also-injury': "{policy}; workers' compensation for an injured employee",
  'cover.injury': "Workers' compensation",
  'cover.equipment': "Contractors' equipment (inland marine)",
  'cover.property':
    "Commercial property or builder's risk; general liability when it is somebody else's property",
  'cover.vehicle': 'Commercial auto',
  'cover.other': 'To be settled by a person: the type of the incident does not point to one kind of policy',
  'cover.unknown': 'To be settled by a person',
  'cover.no-amount':
    'No amount can be worked out from this report alone. {usually} Still missing: {missing}. The zeros mean not known, not refused. A person decides; this is not a coverage decision.',
  'cover.no-amount-no-photos':
    'No amount can be worked out from this report alone. {usually} Still missing: {missing}. Photos are missing too. The zeros mean not known, not refused. A person decides; this is not a coverage decision.',
  'cover.injury-usually':
    "A workplace injury usually falls under workers' compensation: medical treatment and, after a waiting period set by the state, part of lost wages.",
  'cover.equipment-usually':
    "Equipment damage usually falls under contractors' equipment cover, by schedule or per item.",
  'cover.property-usually':
    "Property damage usually falls under commercial property or builder's risk cover, or under general liability when the property is not yours.",
  'cover.vehicle-usually':
    'A vehicle accident usually falls under commercial auto: collision for your vehicle, liability for others.',
  'cover.other-usually': 'This type of incident does not point to one kind of cover.',
  'cover.unknown-usually': 'No kind of cover can be named yet.',
  'cover.injury-missing': 'the state, the medical bills, the average weekly wage and the days away from work',
  'cover.equipment-missing':
    'the deductible, the limit, the value and age of the equipment and a repair estimate',
  'cover.property-missing': 'the deductible, the limit, whose property it is and a repair estimate',
  'cover.vehicle-missing':
    'the deductible, the limits, the value of the vehicle, a repair estimate and the police report',
  'cover.other-missing': 'what was damaged or who was hurt, the deductible, the limit and an estimate',
  'cover.unknown-missing': 'the kind of policy, the deductible, the limit and an estimate',
} as const;
