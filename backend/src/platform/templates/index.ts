/** Templates filled with data, strictly. It owns no text: texts live in templates/. */
export { TemplateCompiler, type CompiledTemplate, TemplateError } from './template-compiler.js';
export { TemplateEngine, type RenderedDocument } from './template-engine.js';
export { isWordingOf, shippedWording } from './mail-wording.js';
export { MailTemplates, type RenderedMail } from './mail-templates.js';
export { TemplatesModule } from './templates.module.js';
