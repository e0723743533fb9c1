import type { Rolldown } from "vite";
import routes from "../app/routes.ts";

/** Who needs a module at once: the screens whose files reach it, by their paths in `app`. */
type Users = ReadonlySet<string>;

const layoutOfStaff = "dashboard/layout.tsx";
const staffScreens = screensUnder(layoutOfStaff);
const signInScreens = screensUnder("sign-in/layout.tsx");
const isOfDashboard = (user: string) => user.startsWith("dashboard/");
const isOfTotem = (user: string) => user.startsWith("totem/");

/** Nobody loads these for the sake of another surface: a file for each set of screens. */
const sharedBySurfaces = "shared";

/**
 * What many screens share, in few files: by itself the build makes one of every module with users of its own, fifty for
 * a screen, and each is a request and compresses alone. The first rule that holds for a module names its file.
 */
const rules: [name: string, isIn: (users: Users) => boolean][] = [
	["every-screen", (users) => users.has("root.tsx")],
	["forms", (users) => sharesOf(users, signInScreens) > 0.5 && some(users, isOfDashboard)],
	["common", (users) => isOfMostStaff(users) && some(users, isOfTotem)],
	// the boarding app has no frame, and does not load that of the other screens
	["dashboard", (users) => isOfMostStaff(users) && some(users, (user) => !staffScreens.has(user))],
	[sharedBySurfaces, (users) => surfacesOf(users).size > 1],
	[
		"staff",
		(users) =>
			isOfMostStaff(users) ||
			(sharesOf(users, staffScreens) > 0.25 && !some(users, (user) => !staffScreens.has(user))),
	],
	["sign-in", (users) => users.has("sign-in/layout.tsx")],
];

const groups: Rolldown.CodeSplittingGroup[] = [
	// React and the router, which stay in the browser's cache when a screen of ours changes
	{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
	...rules.map(([name, isIn]) => ({
		name: (id: string, build: Rolldown.ChunkingContext) => {
			const users = usersOf(id, build);
			return users.size > 0 && isIn(users) ? name : null;
		},
		debugName: name,
		entriesAware: name === sharedBySurfaces,
	})),
];

export const applicationOutput: Rolldown.OutputOptions = {
	codeSplitting: { groups },
	// by itself the build would name such a file by all the screens that share it
	chunkFileNames: ({ name }) =>
		`assets/${name.startsWith(`${sharedBySurfaces}~`) ? sharedBySurfaces : "[name]"}-[hash].js`,
};

function screensUnder(layout: string): Users {
	const { children = [] } = routes.find(({ file }) => file === layout) ?? {};
	return new Set([
		layout,
		...children.map(({ file }) => file).filter((file) => /\.tsx$/.test(file)),
	]);
}

function surfacesOf(users: Users): Set<string | undefined> {
	return new Set([...users].map((user) => user.split("/")[0]));
}

function isOfMostStaff(users: Users): boolean {
	return users.has(layoutOfStaff) || sharesOf(users, staffScreens) > 0.5;
}

function sharesOf(users: Users, screens: Users): number {
	return [...screens].filter((screen) => users.has(screen)).length / screens.size;
}

function some(users: Users, is: (user: string) => boolean): boolean {
	return [...users].some(is);
}

/** It exports every text, and what is not used of it is left out: its users say nothing about the use of one text. */
const allTexts = "/app/messages/texts.ts";

function usersOf(
	id: string,
	build: Rolldown.ChunkingContext,
	visitedIds = new Set<string>(),
): Set<string> {
	if (visitedIds.has(id) || id.endsWith(allTexts)) return new Set();
	visitedIds.add(id);
	const { importers = [], isEntry = false } = build.getModuleInfo(id) ?? {};
	const users = new Set(importers.flatMap((each) => [...usersOf(each, build, visitedIds)]));
	const [, file] = /\/app\/([^?]+)/.exec(id) ?? [];
	return isEntry && file ? users.add(file) : users;
}
