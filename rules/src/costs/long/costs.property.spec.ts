import { describe, it } from '@jest/globals';
import { compareRandomSchools } from '../../testing/any-school.js';

describe('the costs of 10,000 schools', () => {
  it(
    'equal a day-by-day calculation with its own dates, to the cent of each month',
    () => compareRandomSchools(10_000),
    1_800_000,
  );
});
