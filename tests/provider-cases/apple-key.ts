import { exportPKCS8, exportSPKI, generateKeyPair } from "jose";

const pair = await generateKeyPair("ES256", { extractable: true });

/** In the form of an environment variable: "\n" for each line break. */
export const applePrivateKey = (await exportPKCS8(pair.privateKey)).trim().replaceAll("\n", "\\n");
export const applePublicKey = await exportSPKI(pair.publicKey);
