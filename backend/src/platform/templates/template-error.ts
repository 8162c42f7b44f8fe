/** A template that cannot be used, or data that does not fill it: a fault of ours, never of a user. */
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
