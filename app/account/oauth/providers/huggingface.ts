import { defineProvider, standardProfile } from "../provider.ts";

export const huggingface = defineProvider({
	id: "huggingface",
	name: "Hugging Face",
	documentation: "https://huggingface.co/docs/hub/oauth",
	secret: "optional",
	endpoints: {
		authorization: "https://huggingface.co/oauth/authorize",
		token: "https://huggingface.co/oauth/token",
		profile: "https://huggingface.co/oauth/userinfo",
	},
	scopes: ["openid", "profile", "email"],
	pkce: true,
	idToken: {
		issuer: ["https://huggingface.co"],
		keys: "https://huggingface.co/oauth/jwks",
		algorithms: ["RS256", "ES256", "EdDSA"],
		nonce: "unless-absent",
		signIn: false,
	},
	...standardProfile,
});
