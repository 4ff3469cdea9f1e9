import type { Pair } from './sentences.ts';

/** What the analysis tells people to do, the kinds of hazard it names, and cover: server/incidents/analysis. */
export const actions: readonly Pair[] = [
  [
    'Call OSHA within 8 hours: 1-800-321-OSHA (6742), the nearest area office, or osha.gov. Not by voicemail, fax or e-mail. ({})',
    'Llame a OSHA en un plazo máximo de 8 horas: 1-800-321-OSHA (6742), la oficina de área más cercana u osha.gov. No por buzón de voz, fax ni correo electrónico. ({})',
  ],
  [
    'Call OSHA within 24 hours: 1-800-321-OSHA (6742), the nearest area office, or osha.gov. Not by voicemail, fax or e-mail. ({})',
    'Llame a OSHA en un plazo máximo de 24 horas: 1-800-321-OSHA (6742), la oficina de área más cercana u osha.gov. No por buzón de voz, fax ni correo electrónico. ({})',
  ],
  [
    'Find out now whether OSHA must be called within 8 hours: {~} ({})',
    'Averigüe ahora si hay que llamar a OSHA en un plazo máximo de 8 horas: {} ({})',
  ],
  [
    'Find out now whether OSHA must be called within 24 hours: {~} ({})',
    'Averigüe ahora si hay que llamar a OSHA en un plazo máximo de 24 horas: {} ({})',
  ],
  [
    'Do not call OSHA for this unless more becomes known. {~} ({})',
    'No llame a OSHA por esto, a menos que se sepa algo más. {} ({})',
  ],
  [
    'No call to OSHA is needed, going by the report: {~} ({})',
    'Por lo que se cuenta, no hace falta llamar a OSHA: {} ({})',
  ],
  [
    'Enter the case on the OSHA 300 log within 7 calendar days, after your safety manager confirms it: {~} ({})',
    'Anote el caso en el registro OSHA 300 en un plazo máximo de 7 días de calendario, después de que lo confirme la persona responsable de seguridad: {} ({})',
  ],
  [
    'This does not look recordable: {~} Ask your safety manager to confirm. ({})',
    'Esto no parece registrable: {} Pida a la persona responsable de seguridad que lo confirme. ({})',
  ],
  ['Find out whether the case is recordable: {~} ({})', 'Averigüe si el caso es registrable: {} ({})'],
  [
    'Call 911 now if anybody is in danger, and give first aid until help comes.',
    'Llame al 911 ahora si alguien está en peligro, y dé primeros auxilios hasta que llegue ayuda.',
  ],
  [
    'Stop work there, keep the scene as it is, and tell your supervisor at once.',
    'Pare el trabajo ahí, deje el lugar como está y avise a su supervisor de inmediato.',
  ],
  ['Tell your supervisor.', 'Avise a su supervisor.'],
  [
    "Tell your workers' compensation insurer and keep the treatment papers.",
    'Avise a su aseguradora de compensación laboral y guarde los papeles del tratamiento.',
  ],
  [
    'Check that nobody was hurt, bystanders included.',
    'Revise que nadie haya resultado herido, tampoco entre quienes pasaban.',
  ],
  [
    'Get the police report number, the other driver’s insurance and the names of witnesses.',
    'Consiga el número del informe policial, el seguro del otro conductor y los nombres de los testigos.',
  ],
  [
    'Take photos of the scene and the damage before anything is moved.',
    'Tome fotos del lugar y del daño antes de que se mueva algo.',
  ],
  [
    'Keep the 1 attached file as evidence, and add wide and close views if any are missing.',
    'Guarde como prueba 1 archivo adjunto, y agregue vistas de lejos y de cerca si faltan.',
  ],
  [
    'Keep the {} attached files as evidence, and add wide and close views if any are missing.',
    'Guarde como prueba los {} archivos adjuntos, y agregue vistas de lejos y de cerca si faltan.',
  ],
  [
    'Write down the names of witnesses and what they saw.',
    'Anote los nombres de los testigos y lo que vieron.',
  ],
  // One for each kind of hazard.
  [
    'Close off the edge, ladder or scaffold until a competent person has looked at it.',
    'Cierre el paso al borde, la escalera o el andamio hasta que una persona competente lo haya revisado.',
  ],
  [
    'Keep everybody out of the trench until a competent person has inspected it.',
    'Que nadie entre a la zanja hasta que una persona competente la haya inspeccionado.',
  ],
  [
    'Keep everybody away until the power is off and tested dead.',
    'Que nadie se acerque hasta que la corriente esté cortada y se haya comprobado que no hay tensión.',
  ],
  [
    'Stop lifting, and keep the crane and rigging as they are for inspection.',
    'Deje de izar, y deje la grúa y los aparejos como están para la inspección.',
  ],
  [
    'Keep people out until the fire department clears the area.',
    'Que nadie entre hasta que los bomberos autoricen el área.',
  ],
  [
    'Stop digging, keep ignition away, and call 911 and the utility.',
    'Deje de excavar, aleje toda fuente de ignición y llame al 911 y a la compañía de servicios.',
  ],
  [
    'Get the safety data sheet and follow its first-aid and spill sections.',
    'Consiga la hoja de datos de seguridad y siga sus secciones de primeros auxilios y de derrames.',
  ],
  [
    'Let nobody in until the air is tested and a rescue team is ready.',
    'Que nadie entre hasta que se haya medido el aire y el rescate esté listo.',
  ],
  [
    'Keep everybody clear until an engineer or competent person says it is safe.',
    'Que nadie se acerque hasta que un ingeniero o una persona competente diga que es seguro.',
  ],
  ['Lock out the machine and leave it as it is.', 'Bloquee la máquina y déjela como está.'],
  [
    'Take the tool out of use, tag it, and keep it for inspection.',
    'Saque la herramienta de uso, etiquétela y guárdela para la inspección.',
  ],
  [
    'Move people to shade with water, and stay with anybody who feels unwell.',
    'Lleve a la gente a la sombra con agua, y quédese con quien se sienta mal.',
  ],
  [
    'File a police report with serial numbers.',
    'Presente una denuncia a la policía con los números de serie.',
  ],
  // Kinds of hazard.
  ['Fall from height', 'Caída de altura'],
  ['Slip or trip', 'Resbalón o tropiezo'],
  ['Struck by falling object', 'Golpe por objeto que cae'],
  ['Struck by equipment or object', 'Golpe por equipo u objeto'],
  ['Caught in or between', 'Atrapamiento'],
  ['Excavation collapse', 'Derrumbe de excavación'],
  ['Structural collapse', 'Derrumbe de estructura'],
  ['Crane or lifting', 'Grúa o izaje'],
  ['Vehicle or mobile equipment', 'Vehículo o equipo móvil'],
  ['Rollover or tip-over', 'Vuelco'],
  ['Tool, machine or sharp edge', 'Herramienta, máquina o filo'],
  ['Lifting or overexertion', 'Levantamiento o sobreesfuerzo'],
  ['Electrical contact', 'Contacto eléctrico'],
  ['Fire or explosion', 'Incendio o explosión'],
  ['Heat, fire or hot material burn', 'Quemadura por calor, fuego o material caliente'],
  ['Hazardous substance', 'Sustancia peligrosa'],
  ['Confined space', 'Espacio confinado'],
  ['Eye', 'Ojo'],
  ['Heat illness', 'Enfermedad por calor'],
  ['Cold exposure', 'Exposición al frío'],
  ['Animal, insect or plant', 'Animal, insecto o planta'],
  ['Underground utility', 'Servicio subterráneo'],
  ['Drowning', 'Ahogamiento'],
  ['Violence or threat', 'Violencia o amenaza'],
  ['Theft or vandalism', 'Robo o vandalismo'],
  ['Weather', 'Clima'],
  ['Noise', 'Ruido'],
  ['Medical emergency', 'Emergencia médica'],
  // Cover: coverage.ts.
  [
    "{~}; workers' compensation for an injured employee",
    '{}; compensación laboral para un empleado lesionado',
  ],
  ["Workers' compensation", 'Compensación laboral'],
  ["Contractors' equipment (inland marine)", 'Equipo de contratistas (inland marine)'],
  [
    "Commercial property or builder's risk; general liability when it is somebody else's property",
    'Propiedad comercial o riesgo de construcción (builder’s risk); responsabilidad general si la propiedad es de otro',
  ],
  ['Commercial auto', 'Auto comercial'],
  [
    'To be settled by a person: the type of the incident does not point to one kind of policy',
    'Lo decide una persona: el tipo de incidente no indica una clase de póliza',
  ],
  ['To be settled by a person', 'Lo decide una persona'],
  [
    'No amount can be worked out from this report alone. {~} Still missing: {~}. Photos are missing too. The zeros mean not known, not refused. A person decides; this is not a coverage decision.',
    'Solo con este reporte no se puede calcular ninguna cantidad. {} Todavía falta: {}. También faltan fotos. Los ceros quieren decir que no se sabe, no que se niega. Decide una persona; esto no es una decisión de cobertura.',
  ],
  [
    'No amount can be worked out from this report alone. {~} Still missing: {~}. The zeros mean not known, not refused. A person decides; this is not a coverage decision.',
    'Solo con este reporte no se puede calcular ninguna cantidad. {} Todavía falta: {}. Los ceros quieren decir que no se sabe, no que se niega. Decide una persona; esto no es una decisión de cobertura.',
  ],
  [
    "A workplace injury usually falls under workers' compensation: medical treatment and, after a waiting period set by the state, part of lost wages.",
    'Una lesión en el trabajo normalmente corresponde a la compensación laboral: el tratamiento médico y, después de un período de espera que fija el estado, parte del salario perdido.',
  ],
  [
    "Equipment damage usually falls under contractors' equipment cover, by schedule or per item.",
    'El daño a equipo normalmente corresponde a la cobertura de equipo de contratistas, por lista o por artículo.',
  ],
  [
    "Property damage usually falls under commercial property or builder's risk cover, or under general liability when the property is not yours.",
    'El daño a propiedad normalmente corresponde a la cobertura de propiedad comercial o de riesgo de construcción, o a la de responsabilidad general si la propiedad no es suya.',
  ],
  [
    'A vehicle accident usually falls under commercial auto: collision for your vehicle, liability for others.',
    'Un accidente de vehículo normalmente corresponde al seguro de auto comercial: colisión para su vehículo, responsabilidad para los demás.',
  ],
  [
    'This type of incident does not point to one kind of cover.',
    'Este tipo de incidente no indica una clase de cobertura.',
  ],
  ['No kind of cover can be named yet.', 'Todavía no se puede nombrar una clase de cobertura.'],
  [
    'the state, the medical bills, the average weekly wage and the days away from work',
    'el estado, las facturas médicas, el salario semanal promedio y los días sin trabajar',
  ],
  [
    'the deductible, the limit, the value and age of the equipment and a repair estimate',
    'el deducible, el límite, el valor y la antigüedad del equipo y un presupuesto de reparación',
  ],
  [
    'the deductible, the limit, whose property it is and a repair estimate',
    'el deducible, el límite, de quién es la propiedad y un presupuesto de reparación',
  ],
  [
    'the deductible, the limits, the value of the vehicle, a repair estimate and the police report',
    'el deducible, los límites, el valor del vehículo, un presupuesto de reparación y el informe policial',
  ],
  [
    'what was damaged or who was hurt, the deductible, the limit and an estimate',
    'qué se dañó o quién resultó herido, el deducible, el límite y un presupuesto',
  ],
  [
    'the kind of policy, the deductible, the limit and an estimate',
    'la clase de póliza, el deducible, el límite y un presupuesto',
  ],
  // Types of incident, where the server names them in a sentence or a list.
  ['Equipment Damage', 'Daño a equipo'],
  ['Vehicle Accident', 'Accidente de vehículo'],
  ['Property Damage', 'Daño a propiedad'],
  ['Workplace Injury', 'Lesión en el trabajo'],
  ['Other', 'Otro'],
];
