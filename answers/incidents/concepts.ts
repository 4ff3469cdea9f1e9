/**
 * What the words of a report speak of, in English and Spanish alike: each concept with its words and phrases, parted by commas. Small
 * letters without accents; `*` stands for the rest of a word, `@` for a person (he, my cousin, Luis, his), `F` for a part of a body.
 * A word may belong to several concepts. What they tell of an accident is learned from labelled texts: see `signs.ts`.
 */
export const CONCEPTS = {
  DIE: `
    died, dies, dying, dyed, perish*, succumb*, passed away, pased away, passed on the way, murio, murieron,
    muere, moria, morir, morirse, murieran, fallec*, fayec*, fenecio, lost @ life, lost @ lives, lost their
    lives, perdio la vida, perdieron la vida, not make it, never made it, not survive, no sobrevivio, no la
    libro, no la hizo, no se salvo, se mato, se mataron, se nos fue, bled out, bled to death, crushed to
    death, lo perdimos, la perdimos, perdimos a @, we lost @, i lost @, lost a man, no longer with us, ya no
    esta con nosotros, met @ maker, paso a mejor vida, estiro la pata, kicked the bucket, gave up the ghost,
    sin vida, no tenia vida, could not be saved, could not revive, not be revived, could not save @, cannot
    be saved, not save @, no lo pudieron salvar, no pudieron salvar, no lo pudieron revivir, not wake up
    again, expired, took @ last`,
  DEAD: `
    dead, deceased, lifeless, doa, muerto, muerta, muertos, muertas, difunto, difunta, finado, occiso,
    cadaver, corpse, corpses, el cuerpo, the body, his body`,
  KILL: `
    kill, kills, killed, killing, mato, mata, matan, matado, mataron, matando, took @ life, le quito la
    vida, cost @ life, claimed the life, le costo la vida`,
  FATAL: `
    fatal, fatally, fatality, fatalities, mortal, mortales, death, deaths, muerte, muertes, deceso,
    fallecimiento, decapitat*, decapito`,
  GONE: `is gone, was gone, @ gone, hes gone, she gone, already gone, ya se fue, se fue con dios`,
  CALLED: `called it, time of death, pronounced, declared, declararon, hora de muerte, confirmed`,
  CORONER: `
    coroner, coroners, forense, medical examiner, morgue, funeral, semefo, velorio, widow, viuda,
    condolences, pesame, obituary, next of kin, luto, rest in peace, rip, descanse en paz, qepd`,
  NOPULSE: `
    no pulse, not have a pulse, flatlined, sin pulso, sin signos vitales, not breathing, stopped breathing,
    no respira, no respiraba, dejo de respirar, cardiac arrest, paro cardiaco, heart stopped, cpr, rcp,
    chest compressions, reviv*, resuscit*, defibrillator, aed, blue`,
  LIFE: `
    life support, critical, critico, critica, critical condition, estado critico, grave, graves, gravisimo,
    coma, comatose, ventilator, respirador, intubated, entubado, intubado, not expected to, entre la vida y
    la muerte, touch and go, may not make it, might not make it, fighting for @ life, life threatening, se
    esta muriendo, se debate, vegetative, bleeding out`,
  UNCON: `
    unconscious, unresponsive, inconsciente, knocked out, knocked cold, passed out, pass out, blacked out,
    black out, faint, fainted, fainting, desmay*, noqueado, noqueo, perdio el conocimiento, perdio la
    conciencia, perdi el conocimiento, lost consciousness, loss of consciousness, out cold, se desvanecio,
    no reacciona, no responde, lights out`,
  ADMIT: `
    admitted, admit, admits, admission, admiting, inpatient, in patient, internado, internada, internados,
    internaron, interno, internar, internarlo, ingreso, ingresado, ingresada, ingresaron, ingresarlo,
    hospitalized, hospitalised, hospitalizado, hospitalizada, hospitalizados, hospitalizaron,
    hospitalization, hospitalizacion, kept @ overnight, keeping @, kept overnight, keep @, kept @, quedo en
    el hospital, dejaron en el hospital, lo dejaron, la dejaron, se quedo en el hospital, sigue en el
    hospital, esta en el hospital, le dieron cama, dieron cuarto, se queda en el hospital, se va a quedar,
    van a dejar internado, keepin @, kept him in, still in the hospital, still at the hospital, staying at
    the hospital, staying in the hospital, in the hospital, stay in the hospital, hospital stay, admitieron,
    admitido, encamado`,
  NIGHT: `
    overnight, nights, the night, night, noche, noches, days in the hospital, dias en el hospital, two days,
    three days, several days, all week, till friday`,
  ICU: `
    icu, intensive care, terapia intensiva, cuidados intensivos, burn unit, burn center, unidad de quemados,
    trauma ward, trauma center, trauma unit, step down, uci, ward, room, bed, cama, cuarto`,
  HOSP: `
    hospital, hospitals, er, the er, emergency room, emergency department, emergency, urgencias, emergencia,
    emergencias, medical center, mercy, trauma, nosocomio, seguro`,
  CLINIC: `
    clinic, clinica, urgent care, doctor, doctors, doc, medic, medico, medicos, nurse, enfermera, enfermero,
    dr, walk in, surgeon, surgeons, cirujano, concentra, ortho, specialist, oculista, eye doctor`,
  TAKEN: `
    ambulance, ambulancia, helicopter, helicoptero, airlifted, air lifted, life flight, lifeflight,
    lifeflighted, flown, medevac*, rushed, se lo llevaron, se la llevaron, lo llevaron, llevaron, took @ to,
    taken to, taken by, transported, trasladado, trasladaron, paramedics, paramedicos, ems, drove @, drove
    to`,
  SURGERY: `
    surgery, surgeries, operated, operating, operation, operacion, cirugia, operaron, operan, opero,
    operado, operando, rods, pins, plates, poner clavos, clavos en, quirofano`,
  RELEASE: `
    released, release, discharged, sent home, sent @ home, went home, home same day, home that day, back
    home, dado de alta, de alta, dieron de alta, a su casa, a la casa, mandaron a casa, se fue a casa, se
    fue a su casa, salio del hospital, let @ go, lo soltaron, same day, home`,
  BACK: `
    back to work, returned to work, back at work, kept working, went back to, finished the shift, finished @
    shift, finish, siguio trabajando, siguio jalando, regreso a trabajar, regreso al trabajo, de vuelta al,
    termino el turno, termino su turno, full duty, back on the job, resumed`,
  OBSERVE: `
    observation, observacion, observe, observed, to watch, watch @, monitor*, just to be safe, as a
    precaution, por precaucion, tests, scan, x ray, xray, xrays, radiografia, tomografia, checked out,
    checked, evaluated, revisaron, reviso`,
  TREAT: `
    stitches, stitched, stitch, sutures, sutured, puntadas, puntos, suturas, suturaron, stapled, staples,
    prescription, prescribed, prescript*, recet*, cast, yeso, enyes*, splint, splinted, ferula, antibiotic*,
    antibiotico*, physical therapy, terapia fisica, steroids, prednisone, cortisone, injection, inyeccion,
    inyectaron, iv, suero, set the bone, reduced, transfusion, sewed, sewn, cosieron, puncture, skin graft,
    injerto`,
  FIRSTAID: `
    bandaid, band aid, bandage, bandaged, curita, curitas, vendita, venda, vendaron, ice, iced, ice pack,
    hielo, rinsed, rinse, lavo, lavaron, enjuago, washed, flushed, tweezers, pinzas, first aid, primeros
    auxilios, pomada, ointment, neosporin, cream, crema, peroxide, alcohol, gauze, gasa, wrap, wrapped,
    water, agua, eyewash, shade, sombra, tylenol, ibuprofen, aspirin, advil, tetanus, cleaned, limpio`,
  FINE: `
    fine, ok, okay, alright, all right, all good, good, bien, todo bien, unhurt, unharmed, uninjured,
    unscathed, ileso, ilesa, ilesos, no injuries, no injury, nobody hurt, nobody was hurt, no one hurt, no
    one was hurt, no one injured, nobody injured, sin lesiones, sin lesion, sin heridos, ni heridos, nadie
    herido, nadie lastimado, nadie se lastimo, nadie salio, walked away, walked out, walked off, salio
    caminando, without a scratch, shook up, shaken, susto, not hurt, laughing, laugh*, riendose, alive,
    stable, estable, vivo, viva, survived, sobrevivio, recovered, recovering, out of danger, fuera de
    peligro, missed everybody, missed @, didnt hit, not hit, no le dio, no le pego, no one was, nobody was,
    nobody in, nobody there, nadie adentro, no habia nadie, nobody near, area was clear`,
  HURT: `
    hurt, hurts, injured, injury, injuries, lastim*, herido, herida, heridas, heridos, lesion*, accident,
    accidente, golpe, golpeo, golpeado, hit, struck, le pego, pego, le cayo, cayo, fell, fall, fallen, se
    cayo, cayeron, slipped, resbalo, tripped, tropezo, burned, burns, burn, quemo, quemadura*, shock,
    shocked, toque, crushed, aplasto, aplastado, pinned, prensado, prenso, trapped, atrapado, caught, atoro,
    run over, ran over, atropell*, electrocut*, stung, bit, bitten, mordio, stabbed, shot, collapsed`,
  GRAVE: `
    bad, badly, severe, severely, serious, seriously, bleeding, sangrando, blood, sangre, crush, spine,
    columna, skull, craneo, internal, cannot feel, no siente, paraly*, bone sticking, hueso, impaled, third
    degree, tercer grado, not moving, no se mueve, puncture, artery, stroke, derrame, heart attack, infarto,
    heat stroke, golpe de calor, chest pain, dolor de pecho, seizure, convuls*, poison*, intoxic*, drown*,
    ahogo, ahogado, asfixi*, suffocat*, buried, enterrado, tapo, electrocuted, se electrocuto`,
  SMALL: `
    bruise, bruised, bruises, bruising, moreton, moretones, scratch, scratched, scratches, raspon, rasguno,
    sore, minor, slight, slightly, leve, leves, swollen, hinchado, scrape, scraped, splinter, astilla,
    blister, ampolla, nick, nicked, papercut, paper cut, sprain, sprained, twisted, torcio, strain,
    strained, stubbed, pinched, machuco, sting, bump, chichon, redness, rojo, rash, stiff, dolor, duele,
    ache, sunburn, small cut, cortadita`,
  CUTOFF: `
    amputat*, amputac*, amputo, amputaron, severed, sever, cut off, cut @ off, cut clean, took off, taken
    off, take off, takes off, ripped off, ripped clean, tore off, torn off, sliced off, slice off, chopped,
    lopped, came off, come off, comes off, clean off, taking it off, takin it off, cut it off, took it off,
    tore it off, got it off, sheared off, mocho, mochar, mochado, mocharon, cerceno, cercenado, arranco,
    arrancado, arrancaron, se volo, volo, trozo, se desprendio, cut through, dismember*, corto completo,
    corto un, corto dos, corto tres, corto el F, corto la F, corto los, se quedo sin, quedo sin, bitten off,
    bit off, pulled off, blew off, blown off, removed the tip, got the tip`,
  LOST: `
    lost, lose, loses, losing, loss, perdio, perdieron, perder, perdida, perdi, missing, no longer has,
    falta, faltan, without a F, got @, ate @, took @`,
  NUB: `
    tip, tips, fingertip, fingertips, tipF, fingertipF, yema, punta, puntita, stump, munon, reattach,
    reattached, reattaching, reimplant*, reimplante, pegar, pegarselo, knuckle, phalanx, falange, falanges,
    joint, coyuntura, limb, limbs, extremidad, digit, digits, appendage, end, pedazo, partial, parcial, on
    ice, en hielo`,
  TORN: `
    degloved, degloving, deglove, avulsion, avulsed, avulsions, skin, piel, pelo, flap, colgajo, nail, una,
    unas, tooth, teeth, diente, dientes, hanging, colgando, laceration, lacerated, corte, cortada, ear,
    earF, oreja`,
  EYEOUT: `
    enucleat*, removed, remove, took out, take out, taken out, came out, popped, sacar, sacaron, saco,
    sacarle, extirp*, extirparon, quito, quitaron, quitar, tuerto, ruptured, revento, reventado, eye out,
    prosthetic eye, glass eye, save the eye, save @ eyeF, save the eyeF, save the eyeball, salvar el ojoF,
    salvar el ojo`,
  SIGHT: `
    blind, blinded, sight, vision, ciego, ciega, vista, see out, cornea, retina, corneal, cannot see, no ve,
    not see, pupil, eyelid, eyebrow, parpado`,
  BROKEN: `
    fracture, fractures, fractured, fractura, fracturas, fracturo, fracturado, fracturada, fracturadas,
    broke, broken, breaks, break, cracked, quebr*, fisura, rompio, rota, roto, compound, dislocat*, zafo,
    safo`,
  AWAY: `
    days off, off work, out of work, lost time, no puede trabajar, incapacidad, reposo, incapacitado, dias
    de descanso, missed work, days away, cannot work, out for, out until, weeks off, off for, stay home,
    home until, descansa`,
  LIGHT: `
    light duty, restricted duty, modified duty, restricted, restriction*, restricciones, trabajo ligero,
    trabajo liviano, no lifting, lifting limit, desk duty, transferred, one handed`,
  MAYBE: `
    might, may, maybe, possibly, possible, posible, perhaps, quiza, quizas, tal vez, puede que, probably,
    probablemente, not sure, no estamos seguros, do not know, not know, no sabemos, no se sabe, unknown,
    dont know, unclear, a ver si, waiting to hear, no word, no news, trying to save, tratando de salvar,
    para salvar, rumor, supposedly, apparently, parece, se dice, dicen, says, said, heard, unconfirmed, not
    confirmed, nadie lo ha confirmado, waiting, esperando, evaluating, will know, deciding, possibly
    amputated, may have, might have, needs to be, si lo, could lose, may lose, might lose, puede perder, a
    perder, thinks, think, believe, creo, creemos, pending`,
  HYP: `
    if, si, would, would have, could, could have, could of, should, almost, nearly, casi, por poco, hubiera,
    hubieran, pudo, pudo haber, podria, podia, pudiera, near miss, near, close call, inches, came close,
    barely, narrowly, a second, un segundo, otherwise, what if, next time, before somebody, before someone,
    someone is going to, will be, going to get, until, antes de que, waiting to happen`,
  THOUGHT: `
    thought, pensamos, pense, crei, creimos, looked, parecia, feared, swore, like, como, feel like, feels
    like, pretend, de mentira, joke, joking, broma, bromeando, kidding, figuratively, almost, dressed`,
  PAST: `
    in 198*, in 199*, in 200*, in 201*,
    en 198*, en 199*, en 200*, en 201*,
    in 2020, in 2021, in 2022, in 2023, in 2024, en 2020, en 2021, en 2022, en 2023, en 2024,
    last year, last month, last week, years ago, year ago, months ago, hace anos, hace un ano, hace dos
    anos, hace tres, hace meses, el ano pasado, el mes pasado, la semana pasada, back in, used to, previous,
    previously, prior, old, antes, at another, otra compania, another company, former, when i was, cuando
    era, anniversary, aniversario, memorial, years, in the 90s, history, used`,
  ELSEWHERE: `
    in ohio, another site, another job, other site, otra obra, other company, news, noticias, noticia, on
    tv, read about, article, heard about, video, movie, pelicula, in another state, story, told us, nos
    contaron, competitor, across town, statistics, each year, every year, cada ano, osha says`,
  DRILL: `
    fire drill, drill today, drill was, training, exercise, simulacro, simulacros, simulated, simulated*,
    simulation, mock, dummy, maniqui, mannequin, practice, practica, scenario, escenario, class, clase,
    talk, platica, charla, stand down, orientation, toolbox, simulada, simulado, entrenamiento, actor,
    pretend, role, halloween`,
  RULE: `
    must, never, always, siempre, nunca, remind, reminder, remember, recuerden, recuerde, can kill, puede
    matar, danger, peligro, warning, careful, cuidado, rule, policy, please, por favor, dont, sign, letrero,
    poster, procedure, need to, hay que, requires, required`,
  JOKE: `lol, lmao, haha, hahaha, ha, jaja, jajaja, jeje, rofl, jk, smh, buddy, pobre, poor`,
  NOTWORK: `
    not work related, not related to work, not from work, no del trabajo, no fue del trabajo, no tiene que
    ver, at home, en su casa, en casa, over the weekend, el fin de semana, on vacation, vacaciones, cancer,
    appendix, apendice, knee replacement, off the clock, his own time, personal, wedding, birth, baby, bebe,
    grandmother, abuela, kidney stone, flu`,
  THING: `
    drill, drills, battery, batteries, phone, phones, cell, radio, truck, engine, motor, compressor,
    generator, saw, pump, tablet, screen, laptop, printer, light, lights, line, tree, trees, limb, grass,
    pasto, car, van, machine, forklift, excavator, backhoe, loader, lift, crane, tool, tools, hammer,
    welder, charger, computer, wifi, internet, app, server, signal, pipe, wire, cable, cables, circuit,
    breaker, power, tire, hose, valve, fan, heater, ac, boiler, chainsaw, grinder, mixer, level, meter,
    alternator, starter, transmission, project, job, deal, budget, schedule, plant, beam, board, plank,
    fence, wall, bateria, pila, pilas, celular, telefono, taladro, maquina, troca, camioneta, camion, carro,
    compresor, generador, planta, luz, sierra, bomba, pantalla, impresora, computadora, grua, retro,
    herramienta, martillo, rama, arbol, llanta, manguera, arranque, foco, lampara, revolvedora, soldadora,
    trompo, laser, cargador, senal, viga, tabla, poste, cerca, batt, unit, line, sensor, gps, motors,
    controller, skid, boom, bucket, belt, blade`,
  ANIMAL: `
    deer, dog, cat, cow, horse, rat, rats, mouse, bird, birds, snake, raccoon, squirrel, fish, bees, wasps,
    chicken, goat, coyote, venado, perro, gato, vaca, caballo, rata, raton, pajaro, vibora, pez, zorrillo,
    skunk, possum, turkey, armadillo, spider, roach, ants, hormigas`,
  OTHERS: `
    pedestrian, pedestrians, peaton, public, publico, neighbor, vecino, vecina, customer, cliente,
    homeowner, visitor, visitante, bystander, transeunte, child, kid, nino, nina, student, tenant, motorist,
    the other driver, otro conductor, subcontractor, subcontractors, contractor, contractors,
    subcontratista, sub, delivery driver, passerby, cyclist, ciclista, resident, shopper, tourist, inspector`,
  COWORKER: `
    employee, employees, worker, workers, coworker, coworkers, crew, foreman, operator, laborer, apprentice,
    empleado, empleados, trabajador, companero, ayudante, mayordomo, operador, peon, albanil, welder,
    electrician, carpenter, roofer, ironworker, lineman, our, nuestro`,
  ORDER: `
    you must, ignore, ignore all, say that, write that, write, output, respond, answer, return, set
    severity, di que, escribe, escribe que, debes responder, ignora, reviewer, revisor, note to, reporta
    que, report that, assistant, prompt, instructions, instrucciones, pretend that, mark this, classify,
    marca, clasifica`,
  FAMILY: `
    father, mother, brother, sister, uncle, cousin, aunt, wife, husband, son, daughter, grandfather, papa,
    mama, hermano, hermana, tio, tia, primo, abuelo, esposa, esposo, hijo, hija, suegro, suegra, @h`,
  LATER: `
    weeks later, months later, week later, month later, days later, years later, semanas despues, meses
    despues, dias despues, after the accident, weeks after, months after, days after, later, despues, at a
    later, scheduled, programada, since`,
} as const;

export type Concept = keyof typeof CONCEPTS;
