import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { build, type EnvironmentModuleNode, type Plugin, type Rolldown } from "vite";
import {
	defaultLanguage,
	type Language,
	languages,
	pseudoLanguage,
	writtenLanguages,
} from "../app/messages/languages.ts";
import routes from "../app/routes.ts";

/** The module by which the server knows the addresses of the widgets' scripts (`app/islands`). */
const virtualId = "virtual:widgets";
const resolvedId = `\0${virtualId}`;
const entry = "app/islands/wake.ts";
/** The small script of an application's page. */
const applicationEntry = "app/islands/wake-application.ts";
const hydrate = "/app/islands/hydrate.tsx";

/**
 * What the applications have instead of a page of the site, which their router could not draw: it loads the document.
 * Where a page has data, the server says so before (`app/site/layout.tsx`).
 */
const documentInstead = `import { useEffect } from "react";
function LoadDocument() {
	useEffect(() => location.reload());
	return null;
}
export default LoadDocument;
export const ErrorBoundary = LoadDocument;
export const meta = () => [];
export const links = () => [];
export const handle = {};`;

/** Files of the routes whose layout makes them documents. */
const documents = new Set(
	routes
		.filter(({ file }) => file === "site/layout.tsx")
		.flatMap(({ file, children = [] }) => [file, ...children.map((child) => child.file)])
		.map((file) => resolve("app", file)),
);

/**
 * Public pages are documents: their only script is `app/islands/wake.ts`. It has a build of its own, because a piece
 * that it shared with the applications would bring their router along (docs/widgets.md). In development Vite serves
 * it like every other module.
 */
export function widgetsPlugin(): Plugin {
	let isServing = false;
	let built: Promise<string> | undefined;
	return {
		name: "widgets",
		enforce: "pre",
		configResolved({ command }) {
			isServing = command === "serve";
		},
		resolveId(id) {
			return id === virtualId ? resolvedId : null;
		},
		load(id) {
			const isForApplications = this.environment.name === "client";
			if (isForApplications && documents.has(id)) return documentInstead;
			if (id !== resolvedId) return null;
			// the applications draw no widget, and load no script of one
			if (isForApplications) return moduleOf({}, "");
			if (isServing) {
				const served = { entry: `/${entry}`, modules: {} };
				const inEach = Object.fromEntries(builtLanguages.map((each) => [each, served]));
				return moduleOf(inEach, `/${applicationEntry}`);
			}
			// the client's build has ended by now, so that it does not empty our folder
			built ??= buildWidgets();
			return built;
		},
		hotUpdate({ modules, server }) {
			if (this.environment.name !== "ssr" || modules.length === 0) return;
			const { hot, moduleGraph } = server.environments.client;
			const inBrowser = modules.flatMap(({ file }) => [
				...(moduleGraph.getModulesByFile(file ?? "") ?? []),
			]);
			if (!inBrowser.some((module) => isOfWidgets(module))) hot.send("document:changed");
		},
	};
}

/** Whether a widget imports it, so that Vite changes it in the open page. */
function isOfWidgets(
	module: EnvironmentModuleNode,
	visitedModules = new Set<EnvironmentModuleNode>(),
): boolean {
	if (module.url.startsWith(`/${entry}`)) return true;
	if (visitedModules.has(module)) return false;
	visitedModules.add(module);
	return [...module.importers].some((importer) => isOfWidgets(importer, visitedModules));
}

interface Scripts {
	/** Address of the script of every public page. */
	entry: string;
	/** Addresses of what a widget needs to wake, by its name. */
	modules: Record<string, string[]>;
}

type ScriptsByLanguage = Partial<Record<Language, Scripts>>;

function moduleOf(scripts: ScriptsByLanguage, application: string): string {
	return [
		`export const scripts = ${JSON.stringify(scripts)};`,
		`export const applicationScript = "${application}";`,
	].join("\n");
}

/** Those of the build; this program itself is not built. */
const builtLanguages: readonly Language[] = process.env.VITE_PSEUDO_LANGUAGE
	? [...languages, pseudoLanguage]
	: languages;

/** A build for each language, because a visitor loads the texts of one alone. */
async function buildWidgets(): Promise<string> {
	const scripts: ScriptsByLanguage = {};
	for (const language of builtLanguages) {
		const built = await buildFrom(entry, {
			plugins: [textsIn(language)],
			define: language === pseudoLanguage ? {} : { "import.meta.env.VITE_PSEUDO_LANGUAGE": '""' },
		});
		scripts[language] = scriptsOf(built);
	}
	const { output } = await buildFrom(applicationEntry, {});
	return moduleOf(scripts, `/${output[0].fileName}`);
}

/**
 * What React asks for and no browser of our target has or needs: Internet Explorer, Node, what stands in for `reportError`.
 * React's developer tools see nothing of a page in production. Without this React weighs 0.6 kB more.
 */
export const absent = Object.fromEntries(
	[
		"__REACT_DEVTOOLS_GLOBAL_HOOK__",
		"document.documentMode",
		"process.emit",
		"setImmediate",
		"window.ErrorEvent",
	].map((name) => [name, "undefined"]),
);

async function buildFrom(
	input: string,
	{ plugins = [], define = {} }: { plugins?: Plugin[]; define?: Record<string, string> },
): Promise<Rolldown.RolldownOutput> {
	const result = await build({
		configFile: false,
		logLevel: "warn",
		plugins: [withoutPreloadHelper, ...plugins],
		define: { "process.env.NODE_ENV": JSON.stringify("production"), ...absent, ...define },
		build: {
			outDir: "build/client",
			emptyOutDir: false,
			copyPublicDir: false,
			target: "es2023",
			// the page names what a widget needs, so that nothing is asked for in a chain
			modulePreload: false,
			rolldownOptions: {
				input,
				output: {
					entryFileNames: "assets/islands/[name]-[hash].js",
					chunkFileNames: "assets/islands/[name]-[hash].js",
					assetFileNames: "assets/islands/[name]-[hash][extname]",
					codeSplitting: {
						groups: [
							{
								name: "react",
								test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
							},
							wakingFile,
							sharedFile,
							lateFile,
						],
					},
				},
			},
		},
	});
	if (!("output" in result)) throw new Error("The widgets have one output");
	return result;
}

/**
 * One file for what wakes any widget and what the booking form shares with others. A dozen small ones would come one after
 * the other where a browser has few connections, and compress less.
 */
const sharedFile = fileOf("shared", (users) => {
	const isOf = (file: string) => users.some((user) => user.endsWith(file));
	return isOf(hydrate) || (users.length > 1 && isOf("/booking-widget.tsx"));
});

/** Must come before: the script of every page would otherwise ask for the shared file at once. */
const wakingFile = fileOf("wake", (users) => users.some((user) => user.endsWith(entry)));

/** What the booking form loads right after it is awake. */
const lateFile = fileOf("late", (users) => users.some((user) => user.endsWith("/late-parts.ts")));

/** @param isIn tells by the files that are loaded by themselves and need a module at once. */
function fileOf(
	name: string,
	isIn: (users: readonly string[]) => boolean,
): Rolldown.CodeSplittingGroup {
	return {
		name: (id, build) => (isIn([...usersOf(id, build)]) ? name : null),
		debugName: name,
	};
}

/** It exports every text, and what is not used of it is left out: its users say nothing about the use of one text. */
const allTexts = "/app/messages/texts.ts";

/** The files that are loaded by themselves and need this one at once. */
function usersOf(
	id: string,
	build: Rolldown.ChunkingContext,
	visitedIds = new Set<string>(),
): Set<string> {
	if (visitedIds.has(id) || id.endsWith(allTexts)) return new Set();
	visitedIds.add(id);
	const { importers = [], dynamicImporters = [], isEntry = false } = build.getModuleInfo(id) ?? {};
	const users = new Set(importers.flatMap((each) => [...usersOf(each, build, visitedIds)]));
	return dynamicImporters.length > 0 || isEntry ? users.add(id) : users;
}

/** Leaves out texts and facts of the other languages. The pseudo-language is made of the English ones. */
function textsIn(language: Language): Plugin {
	const neededLanguages = language === pseudoLanguage ? [language, defaultLanguage] : [language];
	const others = [...writtenLanguages, pseudoLanguage].filter(
		(each) => !neededLanguages.includes(each),
	);
	const isText = new RegExp(`/app/messages/(?:${others.join("|")})/[\\w/-]+\\.ts$`);
	return {
		name: "texts-in-one-language",
		enforce: "pre",
		load: (id) => (isText.test(id) ? withoutTexts(readFileSync(id, "utf8")) : null),
	};
}

/** A module with the same names, which hold nothing. */
function withoutTexts(module: string): string {
	const names = [...module.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
	return names.map((name) => `export const ${name} = undefined;`).join("\n");
}

/**
 * Vite imports by a helper of its own, which loads first what the imported script needs, and weighs half as much as
 * `wake.ts`. A page names the files of its widgets (`data-modules`); the build fails where something that is imported
 * later has a style sheet, which only that helper would load.
 */
export const withoutPreloadHelper: Plugin = {
	name: "without-preload-helper",
	enforce: "pre",
	load(id) {
		return id.endsWith("vite/preload-helper.js")
			? "export const __vitePreload = (load) => load();"
			: null;
	},
	generateBundle(_options, files) {
		for (const file of Object.values(files)) {
			// the router loads the style sheets of its routes itself
			if (file.type !== "chunk" || file.facadeModuleId?.includes("?route-chunk=")) continue;
			if (file.isDynamicEntry && file.viteMetadata?.importedCss.size)
				this.error(`${file.facadeModuleId} is imported later and has a style sheet`);
		}
	},
};

/** A widget has the name of the file that the table `app/islands/widgets.ts` imports it from. */
function scriptsOf({ output }: Rolldown.RolldownOutput): Scripts {
	const chunks = new Map(
		output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
	);
	const waking = [...chunks.values()].find(({ isEntry }) => isEntry);
	const hydrating = waking?.dynamicImports.find((file) =>
		chunks.get(file)?.moduleIds.some((id) => id.endsWith(hydrate)),
	);
	if (!waking || !hydrating) throw new Error("The widgets' entry loads nothing");
	const widgets = chunks.get(hydrating)?.dynamicImports ?? [];
	const needs = (name: string) => [
		...new Set([hydrating, name].flatMap((file) => withImports(chunks, file))),
	];
	return {
		entry: `/${waking.fileName}`,
		modules: Object.fromEntries(
			widgets.map((file) => [
				basename(chunks.get(file)?.facadeModuleId ?? "", ".tsx"),
				needs(file).map((name) => `/${name}`),
			]),
		),
	};
}

/** A script and everything that it imports at once. */
function withImports(chunks: Map<string, Rolldown.OutputChunk>, file: string): string[] {
	return [file, ...(chunks.get(file)?.imports ?? []).flatMap((name) => withImports(chunks, name))];
}
