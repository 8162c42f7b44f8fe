import { silent } from '../../platform/events/event-catalogue.js';
import { payrollEvent } from './domain/payroll.events.js';

export const payrollEvents = silent(...Object.values(payrollEvent));
