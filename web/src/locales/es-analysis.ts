import type { Pair } from './sentences.ts';

/**
 * What server/incidents/analysis says. The sentences on reporting to OSHA are law in plain words (29 CFR 1904): hours,
 * events, exemptions and paragraphs stand exactly as in English. 'En un plazo máximo de 8 horas' and not 'dentro de 8
 * horas', which many read as 'eight hours from now'.
 */
export const analysis: readonly Pair[] = [
  // Which call, and why: report-to-osha.ts.
  [
    'It happened on commercial or public transportation.',
    'Ocurrió en un medio de transporte comercial o público.',
  ],
  [
    'It was a motor vehicle accident on a public road and no work zone is mentioned. If it was in a construction work zone, the clock runs.',
    'Fue un accidente de vehículo en una vía pública y no se menciona una zona de obras. Si fue en una zona de obras de construcción, el plazo corre.',
  ],
  [
    'It was a motor vehicle accident, and where it happened decides whether the clock runs.',
    'Fue un accidente de vehículo, y del lugar donde ocurrió depende si el plazo corre.',
  ],
  ['The description tells of a death.', 'La descripción habla de una muerte.'],
  [
    'The description tells of a death of somebody who may not be your employee. The employer of that person has the duty to report.',
    'La descripción habla de la muerte de alguien que tal vez no sea su empleado. El empleador de esa persona tiene la obligación de reportarla.',
  ],
  [
    'The description tells of a death about a month after the incident.',
    'La descripción habla de una muerte más o menos un mes después del incidente.',
  ],
  [
    'The description tells of {~} of somebody who may not be your employee. The employer of that person has the duty to report.',
    'La descripción habla de {} de alguien que tal vez no sea su empleado. El empleador de esa persona tiene la obligación de reportarlo.',
  ],
  ['The description tells of {~}.', 'La descripción habla de {}.'],
  ['in-patient hospitalization', 'una hospitalización como paciente internado'],
  ['an amputation', 'una amputación'],
  ['the loss of an eye', 'la pérdida de un ojo'],
  ['{~} and {~}', '{} y {}'],
  ['A life may be in danger or lost.', 'Puede que una vida esté en peligro o se haya perdido.'],
  ['When it happened decides whether the clock runs.', 'De cuándo ocurrió depende si el plazo corre.'],
  [
    'Somebody was taken to a hospital or may have lost a part of the body; what happened there decides.',
    'Llevaron a alguien a un hospital o puede que haya perdido una parte del cuerpo; decide lo que pasó allí.',
  ],
  [
    'This can be serious, and the report does not say how it turned out.',
    'Esto puede ser grave, y el reporte no dice cómo terminó.',
  ],
  [
    'The description does not say what happened to the person.',
    'La descripción no dice qué pasó con la persona.',
  ],
  [
    'The death came more than 30 days after the incident.',
    'La muerte ocurrió más de 30 días después del incidente.',
  ],
  [
    'The admission, amputation or loss of an eye came more than 24 hours after the incident.',
    'El ingreso al hospital, la amputación o la pérdida de un ojo ocurrió más de 24 horas después del incidente.',
  ],
  ['The stay was for observation or tests only.', 'La estancia fue solo para observación o exámenes.'],
  ['The injury described is not an amputation.', 'Lo que se cuenta no es una amputación.'],
  ['The eye was not removed and nobody was admitted.', 'El ojo no fue extraído y nadie fue internado.'],
  [
    'The report mentions no death, in-patient hospitalization, amputation or loss of an eye.',
    'No se habla de ninguna muerte, hospitalización como paciente internado, amputación ni pérdida de un ojo.',
  ],
  // Exemptions: osha-rules.ts.
  ['May apply, check: {~}', 'Puede aplicar, revíselo: {}'],
  [
    'A motor vehicle accident on a public street or highway need not be reported to OSHA unless it happened in a construction work zone. It must still be recorded. (29 CFR 1904.39(b)(3))',
    'Un accidente de vehículo en una calle o carretera pública no tiene que reportarse a OSHA, a menos que haya ocurrido en una zona de obras de construcción. De todos modos debe registrarse. (29 CFR 1904.39(b)(3))',
  ],
  [
    'An event on a commercial or public transportation system, such as a bus, train, subway or airplane, need not be reported to OSHA. It must still be recorded. (29 CFR 1904.39(b))',
    'Un suceso en un sistema de transporte comercial o público, como autobús, tren, metro o avión, no tiene que reportarse a OSHA. De todos modos debe registrarse. (29 CFR 1904.39(b))',
  ],
  [
    'A death counts only within 30 days of the work-related incident. (29 CFR 1904.39(b)(6))',
    'Una muerte cuenta solo si ocurre en los 30 días siguientes al incidente de trabajo. (29 CFR 1904.39(b)(6))',
  ],
  [
    'An admission, an amputation or the loss of an eye counts only within 24 hours of the work-related incident. (29 CFR 1904.39(b)(6))',
    'Un ingreso al hospital, una amputación o la pérdida de un ojo cuenta solo si ocurre en las 24 horas siguientes al incidente de trabajo. (29 CFR 1904.39(b)(6))',
  ],
  [
    'A stay for observation or diagnostic testing only is not an in-patient hospitalization. A formal admission with any care or treatment is one. (29 CFR 1904.39(b)(10))',
    'Una estancia solo para observación o exámenes de diagnóstico no es una hospitalización como paciente internado. Sí lo es un ingreso formal con cualquier atención o tratamiento. (29 CFR 1904.39(b)(10))',
  ],
  [
    'Avulsions, deglovings, scalpings, severed ears and broken or chipped teeth are not amputations. A fingertip is one, with or without bone. Go by the doctor’s diagnosis. (29 CFR 1904.39(b)(11))',
    'No son amputaciones las avulsiones, el arrancamiento de la piel (en guante o del cuero cabelludo), las orejas cortadas ni los dientes rotos o astillados. La punta de un dedo sí lo es, con o sin hueso. Guíese por el diagnóstico del médico. (29 CFR 1904.39(b)(11))',
  ],
  [
    'Loss of sight without removal of the eye is not the loss of an eye. It counts if it leads to an in-patient admission within 24 hours. (OSHA’s answer to a frequent question on 29 CFR 1904.39)',
    'Perder la vista sin que se extraiga el ojo no es la pérdida de un ojo. Cuenta si lleva a un ingreso como paciente internado en las 24 horas siguientes. (Respuesta de OSHA a una pregunta frecuente sobre 29 CFR 1904.39)',
  ],
  // Questions: osha-rules.ts and recordable.ts.
  ['Has anybody died?', '¿Murió alguien?'],
  [
    'Was anybody formally admitted as an in-patient for care or treatment, not only for observation or tests?',
    '¿Fue alguien ingresado formalmente como paciente internado para atención o tratamiento, no solo para observación o exámenes?',
  ],
  [
    'Was any part of a limb, finger or toe cut off or lost, even if it was put back?',
    '¿Se cortó o se perdió alguna parte de una extremidad, de un dedo de la mano o del pie, aunque se haya vuelto a colocar?',
  ],
  ['Was an eye lost or removed?', '¿Se perdió o se extrajo un ojo?'],
  [
    'Was the person your employee, or under your day-to-day supervision?',
    '¿Era la persona su empleado, o estaba bajo su supervisión diaria?',
  ],
  ['Did it happen on a public street or highway?', '¿Ocurrió en una calle o carretera pública?'],
  ['If so, was it in a construction work zone?', 'Si fue así, ¿fue en una zona de obras de construcción?'],
  ['Was that within 24 hours of the incident?', '¿Fue eso en las 24 horas siguientes al incidente?'],
  ['Was the death within 30 days of the incident?', '¿Fue la muerte en los 30 días siguientes al incidente?'],
  [
    'Was there treatment beyond first aid, such as stitches, a prescription, a cast or physical therapy?',
    '¿Hubo tratamiento más allá de los primeros auxilios, como puntos, una receta, un yeso o fisioterapia?',
  ],
  [
    'Was the person away from work, on restricted work or transferred on any day after?',
    '¿Faltó la persona al trabajo, tuvo trabajo restringido o fue transferida algún día después?',
  ],
  ['Did the person lose consciousness?', '¿Perdió la persona el conocimiento?'],
  [
    'Was the person on your payroll, or under your day-to-day supervision?',
    '¿Estaba la persona en su nómina, o bajo su supervisión diaria?',
  ],
  // The log: recordable.ts.
  ['Somebody died.', 'Alguien murió.'],
  ['Somebody lost consciousness.', 'Alguien perdió el conocimiento.'],
  ['Somebody is away from work.', 'Alguien falta al trabajo.'],
  [
    'Somebody works with restrictions or was transferred.',
    'Alguien trabaja con restricciones o fue transferido.',
  ],
  ['A bone or an eardrum was broken.', 'Se rompió un hueso o un tímpano.'],
  [
    'Somebody was admitted, or lost a part of the body.',
    'Alguien fue internado o perdió una parte del cuerpo.',
  ],
  ['Treatment went beyond first aid.', 'El tratamiento fue más allá de los primeros auxilios.'],
  [
    'The person may not be your employee. Only those on your payroll, or whom you supervise day to day, go on your log.',
    'Puede que la persona no sea su empleado. En su registro van solo quienes están en su nómina o a quienes usted supervisa a diario.',
  ],
  ['The report does not say how it turned out.', 'Todavía no se dice cómo terminó.'],
  ['Nobody was hurt.', 'Nadie resultó herido.'],
  ['The report mentions only tests or an examination.', 'Solo se habla de exámenes o de una revisión.'],
  [
    'The report mentions only observation. Check for days away from work.',
    'Solo se habla de observación. Revise si hubo días sin trabajar.',
  ],
  [
    'The report mentions only first aid or no treatment.',
    'Solo se habla de primeros auxilios o de ningún tratamiento.',
  ],
  ['The report does not say what treatment was given.', 'No se dice qué tratamiento hubo.'],
  ['The report mentions no injury or illness.', 'No se habla de ninguna lesión ni enfermedad.'],
];
