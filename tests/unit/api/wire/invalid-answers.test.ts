import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContract } from '../../../../tools/generate/contract.ts';
import { figuresIn } from '../../../support/figures-in.ts';
import { entry, validatorsOf } from '../../../support/same-verdict.ts';
import { instancesOf } from '../../../support/schema-instances.ts';
import { volume } from '../../../support/volume.ts';
import { everyOperation, readAs } from '../../../support/read-as.ts';

const options = { seed: 20261121, numRuns: volume({ gate: 50, soak: 1_000 }) };
const components = readContract(new URL('../../../../', import.meta.url)).openapi.components.schemas;
/** Unknown categories are kept. */
const opened = structuredClone(components);
Object.assign(opened['GameAccount']?.properties ?? {}, { category: { type: 'string' } });
const validators = validatorsOf(components);
const tolerant = validatorsOf(opened);
const instances = instancesOf(components);
const total = options.numRuns * everyOperation.length;

describe(`quality 9: successes whose body AJV refuses, seed ${options.seed} (${total} bodies)`, () => {
  test('quality 9: there are at least 3,000 of them', () => {
    expect(total).toBeGreaterThanOrEqual(3_000);
  });

  test.each(everyOperation.map(({ id, response }) => [id, response] as const))(
    'quality 9: %s accepts none unchanged: it fails, or A-01, A-20, A-21 make it valid without inventing a number',
    (id, response) => {
      const isValid = entry(validators, response);
      const isTolerable = entry(tolerant, response);
      const { mutated } = entry(instances, response);
      let notAsItCame = 0;
      const property = fc.property(
        mutated.filter((body) => !isValid(body)),
        (body) => {
          const reading = readAs(id, body);
          if (!reading.ok) {
            notAsItCame += 1;
            expect(['refused', 'unknown']).toContain(reading.outcome);
            expect(reading).not.toHaveProperty('body');
            return;
          }
          const { leftOut, ...answer } = reading.body as Record<string, unknown>; // every success is an object
          if (reading.violations ?? leftOut) notAsItCame += 1;
          expect(isTolerable(answer), JSON.stringify(answer)).toBe(true);
          const said = figuresIn(body);
          for (const figure of figuresIn(answer)) expect(said).toContain(figure);
        },
      );
      fc.assert(property, options);
      expect(notAsItCame, 'bodies that were not believed').toBeGreaterThan(options.numRuns / 4);
    },
  );
});
