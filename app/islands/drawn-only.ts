/**
 * Hides a loader's data from React Router, which would encode it for a router that a document does not have. The
 * properties can't be enumerated: `found.title` works, a spread copies nothing.
 */
export function drawnOnly<Found extends object>(found: Found): Found {
	for (const name of Object.keys(found)) Object.defineProperty(found, name, { enumerable: false });
	return found;
}
