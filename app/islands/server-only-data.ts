/**
 * Hides a loader's data from React Router, which would encode it for a router that a document does not have. The
 * properties can't be enumerated: `data.title` works, a spread copies nothing.
 */
export function drawnOnly<Data extends object>(data: Data): Data {
	for (const name of Object.keys(data)) Object.defineProperty(data, name, { enumerable: false });
	return data;
}
