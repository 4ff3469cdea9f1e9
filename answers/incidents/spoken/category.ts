import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import { choice, type Said, wholeWords } from './fold.ts';

/** It did not come to that. */
const NEARLY = wholeWords(
  `${choice(`
    almost, nearly, near miss, near hit, close call, could have, could of, coulda, would have, would of,
    wouldve, couldve, just missed, barely missed, missed him, missed her, missed me, missed us, missed
    them, missed the guys, missed my, missed his, narrowly, inches from, inch from, feet from, a foot
    from, inches away, feet away, right next to him, right next to me, right beside, jumped out of the
    way, jumped back, got out of the way, lucky, luckily nobody, luckily no one, casi, por poco, por
    poquito, faltó poco, falto poco, de milagro, de pura suerte, por suerte, a centimetros, a un metro,
    a medio metro, cuasi accidente, casi accidente, le paso rozando, paso rozando, pudo haber, pudo,
    hubiera, alcanzo a quitarse, alcanzo a brincar, se alcanzo a quitar, susto, caught himself, caught
    herself, caught myself, harness caught, harness held, lo detuvo el arnes, lo agarro el arnes, landed
    next to, landed right next to, landed where, landed right where, landed about`)}|missed \\w+ by|by (?:like |about |maybe )?(?:a )?(?:few |couple |\\w+ )?(?:inch|inches|foot|feet|hair)|came (?:within|close|this close)|within (?:\\w+ )?(?:inches|feet|a foot|an inch)`,
  '',
);
/** Something waits to happen. */
const WAITS = wholeWords(
  choice(`
    somebody is going to, someone is going to, somebody's going to, someone's going to, somebodys going
    to, someones going to, somebody gonna, someone gonna, somebody's gonna, someone's gonna, is going to
    get hurt, going to get hurt, gonna get hurt, could fall, could trip, could get, can fall, can trip,
    might fall, before somebody, before someone, before it falls, waiting to happen, hazard, peligro,
    peligroso, peligrosa, alguien se va a, alguien se puede, se puede caer, se pueden caer, se va a
    caer, antes de que alguien, antes que alguien, antes de que se, puede caerse, puede caer, va a
    lastimar, needs to be fixed, need to be fixed, needs to be replaced, needs to get fixed, needs
    fixing, needs a, need somebody to, need someone to, needs barricade, should be, hay que, necesita,
    necesitan, necesitamos, falta, faltan, le falta, le faltan, no tiene, no tienen, no hay, there is
    no, there's no, theres no, there are no, there's an, theres an, there is an, there's a, theres a,
    there is a, there are, hay un, hay una, hay unos, hay unas, hay cables, esta flojo, esta floja, esta
    suelto, esta suelta, estan sueltos, estan flojos, missing, loose, exposed, frayed, unguarded,
    uncovered, blocked, blocking, not tied off, without a harness, without harness, no harness, sin
    arnes, sin casco, sin tapa, sin proteccion, sin barandal, sin baranda, pelado, pelados, expuesto,
    expuestos, unsecured, unstable, wobbly, sketchy, worn out, cracked, leaning, hanging, sticking out,
    sticking up, left open, expired, out of date, bloqueada, bloqueado, destapado, destapada, abierto,
    abierta, tirado, tirados, gastado, gastada, vencido, vencida, colgando, inclinado, inclinada, keeps,
    siguen, sigue`),
  'g',
);
/** Told as over: something happened. */
const HAPPENED = wholeWords(
  choice(`
    fell, slipped, tripped, dropped, hit, struck, backed, tipped, broke, snapped, collapsed, caved, cut,
    got, blew, burst, crashed, rolled, ran, ran into, ran over, caught, spilled, stole, stolen, came
    down, came off, came loose, went off, went down, went through, swung, slid, kicked, popped, tore,
    ripped, bent, exploded, let go, gave out, gave way, failed, knocked, clipped, scraped, dented,
    smashed, shattered, leaked, flooded, cayo, cayeron, resbalo, tropezo, choco, chocaron, chocamos,
    golpeo, golpearon, pego, pegamos, rompio, rompieron, quebro, volteo, volco, derrumbo, solto, solte,
    soltaron, trono, revento, exploto, corto, cortaron, cortamos, robaron, derramo, tumbo, tumbaron,
    tumbamos, dano, danaron, daño, abollo, rayo, quemo, prendio, descompuso, safo, zafo, deslizo, patino`),
  'g',
);

/**
 * Whether it happened, nearly happened or waits to happen. `isHarm`: somebody was hurt; `isDamage`: something was. Not sure where nothing
 * says it.
 */
export function categoryIn(
  folded: string,
  { isHarm, isDamage }: Readonly<{ isHarm: boolean; isDamage: boolean }>,
): Said<IncidentCategory> {
  const nearly = NEARLY.exec(folded);
  const happened = [...folded.matchAll(HAPPENED)];
  const waits = [...folded.matchAll(WAITS)];
  const said = (value: IncidentCategory, match: RegExpExecArray | undefined | null, sure: boolean) => ({
    value,
    start: match?.index ?? 0,
    end: match ? match.index + match[0].length : folded.length,
    sure,
  });
  if (isHarm) return said('incident', happened[0], true);
  if (nearly && !isDamage) return said('near-miss', nearly, true);
  if (waits.length > 0 && (happened.length === 0 || (!isDamage && waits.length > happened.length)))
    return said('hazard', waits[0], true);
  if (isDamage) return said('incident', happened[0], true);
  // What fell and met nobody.
  if (
    happened.length > 0 &&
    /(?<!\p{L})(?:nobody|no one|no injur|nadie|sin lesion|everybody is ok|everyone is ok|all ok|todos bien)/u.test(
      folded,
    )
  )
    return said('near-miss', happened[0], false);
  return said(
    waits.length > 0 && happened.length === 0 ? 'hazard' : 'incident',
    waits[0] ?? happened[0],
    false,
  );
}
