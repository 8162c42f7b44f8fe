import { afterAll, beforeAll, describe } from '@jest/globals';
import { itKeepsTheQueueContract } from '../../../test/support/queue-contract.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';

describe('a queue in PostgreSQL, under the application role', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(async () => database.drop());

  itKeepsTheQueueContract(() => ({ ownerUrl: database.url }));
});
