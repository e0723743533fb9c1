/**
 * The worker's clock while it is drilled: the machine's own, put forward. It stands in front of the
 * built worker, never in it, so that no build can be told another time.
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
