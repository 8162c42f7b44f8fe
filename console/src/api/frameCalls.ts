/** The calls of the page's frame, by one address: they come when the first is made. */
export { accountCalls, secondStepCalls, statusCalls } from '@valorisation/contract';
export { call } from './call';
