/** A number of points, or a difference with its sign, that is written already: '1,00 point', '+ 15,00 points'. */
export const countedPoints = (points: string) => `${points}\u00a0${/^\D*[01],/.test(points) ? 'point' : 'points'}`;
