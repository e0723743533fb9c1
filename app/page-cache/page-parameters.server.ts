/** Allowed values of a query parameter; `repeats` for one that may occur several times. */
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
	start: { shape: /^([01]\d|2[0-3]):[0-5]\d$/ },
};
/** React Router's own parameter of data requests: names of the loaders in `app/routes.ts`. */
const routes = "root|totem/(?:layout|home|excursions?)";
const ofData: Record<string, Parameter> = {
	_routes: { shape: new RegExp(`^(?:${routes})(?:,(?:${routes})){0,2}$`) },
};

/**
 * The query parameters that a public page reads, in order. Attack: made-up parameters would render
 * a page again and again and fill the cache, so all others are dropped. @param path of the
 * document, without ".data".
 */
export function pageParameters(
	path: string,
	query: URLSearchParams,
	isData: boolean,
): [name: string, value: string][] {
	const parameters = { ...parametersOf(path), ...(isData ? ofData : {}) };
	return Object.entries(parameters).flatMap(([name, { shape, repeats }]) => {
		const values = [...new Set(query.getAll(name))].filter((value) => shape.test(value));
		const read = repeats ? values.sort() : values.slice(0, 1);
		return read.map((value): [string, string] => [name, value]);
	});
}

function parametersOf(path: string): Record<string, Parameter> {
	if (path === "/excursion/excursions") return list;
	return path.startsWith("/excursion/") ? trip : {};
}
