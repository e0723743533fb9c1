/** Made by `scripts/islands-plugin.ts` when the islands are built. */
declare module "virtual:islands" {
	/** Address of the script of every public page. */
	export const entry: string;
	/** Addresses of what an island needs to wake, by its name; empty in development. */
	export const modules: Record<string, string[]>;
}

/** React Router's hot reload, in development alone. */
declare module "virtual:react-router/inject-hmr-runtime";
