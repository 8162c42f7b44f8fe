/** An unusable template, or data that does not fill it: our error, never a user's. */
export class TemplateError extends Error {
  constructor(
    readonly template: string,
    problem: string,
    options?: ErrorOptions,
  ) {
    super(`Template ${template}: ${problem}`, options);
    this.name = 'TemplateError';
  }
}
