/** Opens the dashboard with a search for a profile, so that the rest of the list need not be drawn. */
import { Dashboard } from './dashboard.js';
import type { Person } from './person.js';

export const lineOf = (name: string): string => `/dashboard?q=${encodeURIComponent(name)}`;

/** With its live stream open, so that later changes by others arrive. */
export async function openLine(person: Person, name: string, email = 'direction@demo.example'): Promise<Dashboard> {
  await person.holdSession(email);
  const live = person.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
  await Promise.all([live, person.goTo(lineOf(name))]);
  const dashboard = new Dashboard(person);
  await dashboard.profile(name).first().waitFor();
  return dashboard;
}
