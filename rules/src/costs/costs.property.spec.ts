import { describe, it } from '@jest/globals';
import { compareRandomSchools } from '../testing/any-school.js';

describe('the costs of any school under any scenario', () => {
  it('equal a day-by-day calculation with its own dates, to the cent of each month', () => compareRandomSchools(300));
});
