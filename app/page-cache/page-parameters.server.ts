/** How the values of a parameter look; one that repeats counts once more with each other value. */
interface Parameter {
	shape: RegExp;
	repeats?: true;
}

const list: Record<string, Parameter> = {
	category: { shape: /^.{1,60}$/, repeats: true },
	day: { shape: /^[0-6]$/, repeats: true },
	language: { shape: /^.{1,60}$/ },
	max: { shape: /^\d{1,6}$/ },
	people: { shape: /^\d{1,2}$/ },
	when: { shape: /^(\d{4}-\d\d-\d\d|[a-z-]{4,9})$/ },
};
const trip: Record<string, Parameter> = {
	date: { shape: /^\d{4}-\d\d-\d\d$/ },
	month: { shape: /^\d{4}-\d\d$/ },
	people: { shape: /^\d{1,2}$/ },
};
/** React Router's own, on requests for data: which loaders are asked, by their names in `app/routes.ts`. */
const routes =
	"root|site/(?:layout|home|excursions|contact|excursion)|totem/(?:layout|home|excursions?)";
const ofData: Record<string, Parameter> = {
	_routes: { shape: new RegExp(`^(?:${routes})(?:,(?:${routes})){0,2}$`) },
};

/**
 * What a public page reads of its query, in order. Everything else stays out of the page's key and of what
 * is rendered: nobody can have a page drawn anew, or fill the cache, by making up parameters for it.
 * @param path of the document, without ".data".
 */
export function pageParameters(
	path: string,
	query: URLSearchParams,
	isData: boolean,
): [name: string, value: string][] {
	const known = { ...parametersOf(path), ...(isData ? ofData : {}) };
	return Object.entries(known).flatMap(([name, { shape, repeats }]) => {
		const values = [...new Set(query.getAll(name))].filter((value) => shape.test(value));
		const read = repeats ? values.sort() : values.slice(0, 1);
		return read.map((value): [string, string] => [name, value]);
	});
}

function parametersOf(path: string): Record<string, Parameter> {
	if (path === "/excursion/excursions") return list;
	return path.startsWith("/excursion/") ? trip : {};
}
