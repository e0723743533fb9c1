/** Attack: made-up dates and languages would fill the memory; they only empty it. */
const mostKept = 2_000;

/** Makes each thing once: making a formatter costs a hundred times its use. */
export function keep<Options extends (string | number)[], Made>(
	make: (...options: Options) => Made,
): (...options: Options) => Made {
	const known = new Map<string, Made>();
	return (...options) => {
		const key = options.join();
		let made = known.get(key);
		if (!made) {
			made = make(...options);
			if (known.size >= mostKept) known.clear();
			known.set(key, made);
		}
		return made;
	};
}
