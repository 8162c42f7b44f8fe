import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { buildOpenApi } from './open-api.js';

/** The API's description for people at /api-docs, for programs at /api-docs-json; built when somebody first asks. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api-docs', app, () => buildOpenApi(app), {
    raw: ['json'],
    customSiteTitle: 'API',
    // No badge of an outside validator: the page calls nobody but us.
    swaggerOptions: { validatorUrl: null, docExpansion: 'list', defaultModelsExpandDepth: 0, displayOperationId: true },
  });
}
