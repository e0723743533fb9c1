/**
 * How often a command reads and writes again when somebody changed the rows between its reading and
 * its writing. A second attempt is rare already.
 */
const changeAttempts = 5;

/** @returns the first outcome without a change in between, or the last one. */
export async function untilUnchanged<Outcome>(
	command: () => Promise<Outcome>,
	isChanged: (outcome: Outcome) => boolean,
): Promise<Outcome> {
	let outcome = await command();
	for (let attempt = 1; attempt < changeAttempts && isChanged(outcome); attempt += 1)
		outcome = await command();
	return outcome;
}
