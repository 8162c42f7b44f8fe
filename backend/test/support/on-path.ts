/** Where the PATH has a program of the system. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function onPath(program: string): string | undefined {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((directory) => join(directory, program));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
