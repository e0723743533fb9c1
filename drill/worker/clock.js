/**
 * Puts the worker's clock ahead of the machine's during a drill or a test. It is a wrapper of the built
 * worker and never part of it, so that no real build can be told another time.
 */
const Machine = globalThis.Date;
let ahead = 0;

/** @param {number} milliseconds */
export function putForward(milliseconds) {
	ahead = milliseconds;
}

globalThis.Date = class extends Machine {
	constructor(...given) {
		if (given.length === 0) super(Machine.now() + ahead);
		else super(...given);
	}

	static now() {
		return Machine.now() + ahead;
	}
};
