import type { PasswordCost } from "#app/account/password/password-hash.server.ts";

/** The real cost takes 0.2 s of a processor for each sign-in. */
export const cheapCost: PasswordCost = { cpu: 2, blockSize: 1, parallel: 1 };

/** How the built worker names `currentCost`. */
const realCost = /cpu:\s*2\s*\*\*\s*15,\s*blockSize:\s*8,\s*parallel:\s*3\b/;

/** The cost is no setting, because lowering it is an attack. So tests change their copy of the build. */
export function withCheapPasswords(builtModule: string): string {
	const { cpu, blockSize, parallel } = cheapCost;
	return builtModule.replace(
		realCost,
		`cpu: ${cpu}, blockSize: ${blockSize}, parallel: ${parallel}`,
	);
}

/** @throws when the change would miss the cost: tests would be slow, and nobody would see why. */
export function requireOneCost(builtModules: readonly string[]): void {
	const places = builtModules.flatMap((text) => [...text.matchAll(new RegExp(realCost, "g"))]);
	if (places.length !== 1)
		throw new Error(`The build names the cost of a password hash ${places.length} times, not once`);
}
