/**
 * Names of password managers and security keys by their AAGUID, the model's number that comes with a new passkey. From
 * https://github.com/passkeydeveloper/passkey-authenticator-aaguids; unknown ones are named by their browser.
 */
const names = new Map([
	["ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4", "Google Password Manager"],
	["fbfc3007-154e-4ecc-8c0b-6e020557d7bd", "Apple Passwords"],
	["dd4ec289-e01d-41c9-bb89-70fa845d4bf2", "iCloud Keychain"],
	["08987058-cadc-4b81-b6e1-30de50dcbe96", "Windows Hello"],
	["9ddd1817-af5a-4672-a2b9-3e3dd95000a9", "Windows Hello"],
	["6028b017-b1d4-4c02-b4b3-afcdafc96bb2", "Windows Hello"],
	["adce0002-35bc-c60a-648b-0b25f1f05503", "Chrome on Mac"],
	["bada5566-a7aa-401f-bd96-45619a55120d", "1Password"],
	["d548826e-79b4-db40-a3d8-11116f7e8349", "Bitwarden"],
	["531126d6-e717-415c-9320-3d9aa6981239", "Dashlane"],
	["b78a0a55-6ef8-d246-a042-ba0f6d55050c", "LastPass"],
	["b84e4048-15dc-4dd0-8640-f4f60813c8af", "NordPass"],
	["50726f74-6f6e-5061-7373-50726f746f6e", "Proton Pass"],
	["0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6", "Keeper"],
	["53414d53-554e-4700-0000-000000000000", "Samsung Pass"],
	["fdb141b2-5d84-443e-8a35-4698c205a502", "KeePassXC"],
]);

/** @param device name of the browser, for a model that is not known or not told. */
export function proposedName(
	aaguid: string,
	device: string,
	takenNames: readonly string[],
): string {
	const name = names.get(aaguid) ?? device;
	if (!takenNames.includes(name)) return name;
	for (let number = 2; ; number += 1) {
		const numbered = `${name} ${number}`;
		if (!takenNames.includes(numbered)) return numbered;
	}
}
