import { useSyncExternalStore } from "react";

/** A value outside React that lives as long as the open page, and that components read while it changes. */
interface PageState<Value> {
	now(): Value;
	change(changes: Partial<Value>): void;
	/** Hook. On the server and while React hydrates it returns the value at first. */
	use(): Value;
}

export function makePageState<Value extends object>(atFirst: Value): PageState<Value> {
	let value = atFirst;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	return {
		now: () => value,
		change(changes) {
			value = { ...value, ...changes };
			for (const listener of listeners) listener();
		},
		use: () =>
			useSyncExternalStore(
				subscribe,
				() => value,
				() => atFirst,
			),
	};
}
