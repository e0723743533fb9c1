/** Attack: made-up dates and languages would fill the memory; they only empty it. */
const mostKept = 2_000;

/** Makes each thing once: making a formatter costs a hundred times its use. */
export function keep<Options extends (string | number)[], Value>(
	make: (...options: Options) => Value,
): (...options: Options) => Value {
	const values = new Map<string, Value>();
	return (...options) => {
		const key = options.join();
		let value = values.get(key);
		if (!value) {
			value = make(...options);
			if (values.size >= mostKept) values.clear();
			values.set(key, value);
		}
		return value;
	};
}
