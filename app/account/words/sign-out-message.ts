/** Flashes with which a user leaves the dashboard. Sign-in shows them in its visitor's language, by what they are about. */
const farewells = ["accountDeleted", "signedOut"] as const;
export type Farewell = (typeof farewells)[number];

export function isFarewell(about: string | undefined): about is Farewell {
	return farewells.some((farewell) => farewell === about);
}
