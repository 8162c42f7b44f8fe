/** The calls of the page's frame in one chunk, loaded with the first of them. */
export { accountCalls, secondStepCalls, statusCalls } from '@valorisation/contract';
export { call } from './call';
