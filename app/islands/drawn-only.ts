/**
 * A loader's data for a document. React Router encodes what it can enumerate for its router in the browser, which a
 * document does not have, and throws it away; so the properties are there by name alone. `{ ...found }` has none.
 */
export function drawnOnly<Found extends object>(found: Found): Found {
	for (const name of Object.keys(found)) Object.defineProperty(found, name, { enumerable: false });
	return found;
}
