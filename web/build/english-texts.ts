import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Leaves each English text in the code, in the form in which Lingui shows it. People who read English then load no
 * catalogue and no message parser, and a text with an error in it stops the build.
 */
export const englishTexts = () => babel({ presets: [textsInCode()] });

function textsInCode(): RolldownBabelPreset {
  return {
    preset: {
      plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileTexts],
    },
    rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
  };
}

/** Turns `{id, message: 'Hello {name}'}`, as the macro leaves it, into `{id, message: ['Hello ', ['name']]}`. */
function compileTexts(): PluginObj {
  return {
    visitor: {
      ObjectExpression(path: NodePath<types.ObjectExpression>) {
        if (!path.node.leadingComments?.some((comment) => comment.value.includes('i18n'))) return;
        for (const property of path.node.properties) {
          if (!types.isObjectProperty(property) || !types.isStringLiteral(property.value)) continue;
          if (!types.isIdentifier(property.key, { name: 'message' })) continue;
          property.value = types.valueToNode(compileMessageOrThrow(property.value.value));
        }
      },
    },
  };
}
