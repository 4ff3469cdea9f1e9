import type { Treatment } from '@tailboard/contract/incident-people.ts';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import { choice, type Said, wholeWords } from './fold.ts';

/** What was done for somebody hurt, the most first. Denied ones are left out. */
const DONE: readonly (readonly [treatment: Treatment, words: string])[] = [
  [
    'admitted',
    choice(`
    admitted, keeping him overnight, keeping her overnight, kept him overnight, kept her overnight,
    hospitalized, internado, internada, internaron, lo internaron, la internaron, hospitalizado,
    hospitalizada, surgery, lo dejaron internado, icu, intensive care, lo operaron, la operaron`),
  ],
  [
    'emergency-room',
    choice(`
    er, emergency room, emergency, emergency department, hospital, ambulance, airlifted, life flight,
    paramedics took, urgencias, emergencias, sala de emergencia, sala de emergencias, ambulancia,
    helicopter, trauma center, emt took, ems took`),
  ],
  [
    'medical',
    choice(`
    stitches, sutures, staples, urgent care, clinic, doctor, the doc, prescription, cast, splint, x ray,
    xray, x rays, tetanus shot, puntos, puntadas, clinica, doctor, doctora, medico, medica, yeso,
    radiografia, radiografias, enyesaron, suturaron, cosieron, concentra, occupational health, occ
    health, company doctor, glued it`),
  ],
  [
    'first-aid',
    choice(`
    first aid, band aid, bandaid, band aids, bandage, bandaged, wrapped, wrapped it, gauze, ice, iced,
    ice pack, rinsed, flushed, eye wash, eyewash, cleaned it, washed it, cleaned, ointment, taped it,
    tape, peroxide, neosporin, butterfly, steri strip, tweezers, primeros auxilios, curita, venda,
    vendamos, vende, vendaje, hielo, lavamos, lavo, enjuagamos, enjuago, limpiamos, limpio la herida,
    gasa, pomada, alcohol, botiquin, shade and water, water and shade, agua y sombra, cooled him down,
    pulled it out, cold water, agua fria`),
  ],
];
const NONE = wholeWords(
  choice(`
    no treatment, refused treatment, refused medical, refused care, declined treatment, declined
    medical, did not need anything, didnt need anything, didnt need any, did not need any, did not want
    anything, didnt want anything, no first aid, no medical, walked it off, shook it off, did not go to
    the doctor, no necesito nada, no ocupo nada, no quiso ir, no quiso que lo revisaran, no quiso nada,
    sin tratamiento, no le hicieron nada, no medical attention, no necesito atencion, no necesito
    tratamiento, didn't need anything, didn't need any, didn't want anything, didn't go to the doctor`),
  '',
);
const DENIED =
  /\b(?:no|not|never|didn'?t|did not|doesn'?t|don'?t|won'?t|wouldn'?t|without|refused?|declined|sin|nunca|ni|nadie|does not|no need (?:for|of)|instead of)(?: \S+){0,4} $/;
/** Not yet, or by somebody's opinion. */
const OPEN =
  /\b(?:might|may|maybe|probably|should|could|needs? (?:to|a)|going to|gonna|want(?:s|ed)? to|think(?:s|ing)?|if|wait(?:ing)?|tomorrow|later|a lo mejor|quizas?|puede que|creo que|deberia|tal vez|va a|vamos a)(?: \S+){0,5} $/;

/** What was done for whoever was hurt; null where a folded text says nothing of it. */
export function treatmentIn(
  folded: string,
  facts: Readonly<{ died: FactValue; admitted: FactValue }>,
): Said<Treatment> | null {
  if (facts.died === 'yes') {
    const match =
      /\b(?:died|dead|killed|passed away|murio|fallecio|muerto|mato|didn'?t make it|did not make it)\b/.exec(
        folded,
      );
    return said('died', match, folded);
  }
  for (const [treatment, words] of DONE)
    for (const match of folded.matchAll(wholeWords(words))) {
      const before = folded.slice(Math.max(0, match.index - 50), match.index);
      if (DENIED.test(before) || OPEN.test(before) || NONE.test(before + match[0])) continue;
      if (treatment === 'admitted' && facts.admitted === 'no') continue;
      if (
        /^(?:ice|tape|emergency|hospital|cast)$/.test(match[0]) &&
        isOfAThing(folded, match.index, match[0].length)
      )
        continue;
      return said(facts.admitted === 'yes' ? 'admitted' : treatment, match, folded);
    }
  if (facts.admitted === 'yes') return said('admitted', null, folded);
  return NONE.test(folded) ? said('none', NONE.exec(folded), folded) : null;
}

/** 'Slipped on ice', 'the emergency stop', 'the hospital job'. */
const isOfAThing = (folded: string, at: number, length: number) =>
  /\b(?:on|of|patch of|some|black|hit|caution|red|measuring) (?:the )?$/.test(
    folded.slice(Math.max(0, at - 14), at),
  ) ||
  /^ (?:stop|exit|brake|light|lights|job|site|project|remodel|melt|iron|measure)/.test(
    folded.slice(at + length),
  );

const said = (value: Treatment, match: RegExpExecArray | null, folded: string): Said<Treatment> => ({
  value,
  start: match?.index ?? 0,
  end: match === null ? folded.length : match.index + match[0].length,
  sure: true,
});
