/** Made by `scripts/widgets-plugin.ts` when the widgets are built. */
declare module "virtual:widgets" {
	interface Scripts {
		/** Address of the script of every public page. */
		entry: string;
		/** Addresses of what a widget needs to wake, by its name; empty in development. */
		modules: Record<string, string[]>;
	}
	/** By the language of the page: a script has the texts of one language. */
	export const scripts: Partial<Record<string, Scripts>>;
	/** Address of the small script of an application's page. */
	export const applicationScript: string;
}

/** React Router's hot reload, in development alone. */
declare module "virtual:react-router/inject-hmr-runtime";
